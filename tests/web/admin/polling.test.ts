import { describe, expect, it } from 'vitest';
import { INTERVALS, pollingMs } from '../../../apps/web/src/admin/kit/polling.ts';

describe('what drives a panel [SHELL-11]', () => {
  it('offers 5, 10, 30 and 60 seconds', () => {
    expect(INTERVALS).toEqual([5, 10, 30, 60]);
  });
  it('is the header’s interval, unless the panel polls faster of its own', () => {
    expect(pollingMs(false, 10)).toBe(10_000);
    expect(pollingMs(false, 60, 5)).toBe(5_000);
    expect(pollingMs(false, 5, 15)).toBe(5_000);
  });
  it('is stopped by Pause, whatever the panel', () => {
    expect(pollingMs(true, 5)).toBe(false);
    expect(pollingMs(true, 60, 5)).toBe(false);
  });
});
