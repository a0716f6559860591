import { describe, expect, it } from 'vitest';
import { changesBetween, concerning } from '../../src/kept-changes/compare.ts';

const DAYS = ['10', '11', '12', '13', '14', '15', '16', '17'].map((day) => `2026-10-${day}T19:30`);
const state = (status: string) => ({ dates: DAYS.map((start) => `${start}//${status}`).join(' '), venue: 'The Hall' });
const changes = changesBetween(state('active'), state('cancelled'), '2026-10-01T12:00');
const datesFor = (hasHeart: boolean, ...starts: string[]) =>
  concerning(changes, { hasHeart, starts }).map(({ date }) => date);

describe('a run whose dates are all cancelled', () => {
  it('is told to who planned any of them, however late it is', () => {
    for (const start of DAYS) expect(datesFor(false, start)).toEqual([start]);
    expect(datesFor(false)).toEqual([]);
    expect(datesFor(false, '2026-10-30T19:30')).toEqual([]);
  });

  it('is told to who saved it by its first dates', () => {
    expect(datesFor(true)).toEqual(DAYS.slice(0, 6));
  });
});
