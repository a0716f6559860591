import { describe, expect, it } from 'vitest';
import { compared } from '../../../apps/web/src/admin/kit/change.ts';

const change = (now: number, before: number, better: 'up' | 'down' | 'neither' = 'up') =>
  compared({ now, before, better, against: 'yesterday' });

describe('a figure against an earlier period', () => {
  it('says by what share it rose, and that this is good or bad as the caller says', () => {
    expect(change(112, 100)).toEqual({ direction: 'up', tone: 'good', amount: '+12%' });
    expect(change(112, 100, 'down')).toEqual({ direction: 'up', tone: 'bad', amount: '+12%' });
    expect(change(112, 100, 'neither').tone).toBe('neutral');
  });

  it('says by what share it fell', () => {
    expect(change(50, 100)).toEqual({ direction: 'down', tone: 'bad', amount: '-50%' });
    expect(change(0, 4, 'down')).toEqual({ direction: 'down', tone: 'good', amount: '-100%' });
  });

  it('says that nothing changed', () => {
    expect(change(7, 7)).toEqual({ direction: 'same', tone: 'neutral', amount: '±0' });
  });

  it('says the difference where a share would be endless, absurd or nothing', () => {
    expect(change(5, 0).amount).toBe('+5');
    expect(change(5_000, 1).amount).toBe('+4,999');
    expect(change(100_001, 100_000).amount).toBe('+1');
  });
});
