import { inWords } from '@marquee/testkit';
import { describe, expect, it } from 'vitest';
import { type Listed, reconcile } from '../src/events/reconcile.ts';

const NOW = Date.parse('2026-10-01T12:00:00Z');
const PAGE = 'https://hall.example.org/';
const OCTOBER = { from: '2026-10-05', to: '2026-10-25' };

const listed = (day: number, change: Partial<Listed> = {}): Listed => {
  const startLocal = `2026-10-${String(day).padStart(2, '0')}T19:00`;
  return {
    key: `k${day}`,
    pageUrl: PAGE,
    statedStart: startLocal,
    startsAt: Date.parse(`${startLocal}:00Z`),
    ...change,
  };
};
const days = (...numbers: number[]) => numbers.map((day) => listed(day));
const judge = (known: Listed[], seen: string[], window: { from: string; to: string } | null = OCTOBER) =>
  reconcile(known, new Set(seen), new Map(window ? [[PAGE, window]] : []), NOW);

describe('what a page no longer lists', () => {
  it.each([
    ['inside the window', days(10, 11, 12), ['k10', 'k12'], OCTOBER, ['k11']],
    ['on the edges of the window', days(5, 15, 25), ['k15'], OCTOBER, ['k5', 'k25']],
    ['before and after the window', days(4, 15, 26), ['k15'], OCTOBER, []],
    ['that was called off', [listed(10, { isCancelled: true }), listed(11)], ['k11'], OCTOBER, []],
    ['without a window', days(10, 11), [], null, []],
    ['of another page', [listed(10, { pageUrl: 'https://other.example.org/' })], [], OCTOBER, []],
    ['that has begun', [listed(1, { startsAt: NOW })], [], { from: '2026-09-01', to: '2026-10-25' }, []],
    ['that was missed before', [listed(10, { isWithdrawn: true }), listed(11)], ['k11'], OCTOBER, []],
    ['nothing', days(10, 11), ['k10', 'k11', 'new'], OCTOBER, []],
  ])('%s', (_what, known, seen, window, withdrawn) => {
    expect(judge(known, seen, window)).toEqual({ withdrawn, missed: [], doubt: null });
  });

  it('is believed up to a third, and always below three', () => {
    expect(judge(days(10, 11), []).withdrawn).toHaveLength(2);
    expect(
      judge(days(10, 11, 12, 13, 14, 15, 16, 17, 18), ['k10', 'k11', 'k12', 'k13', 'k14', 'k15']).withdrawn,
    ).toHaveLength(3);
    const doubted = judge(days(10, 11, 12, 13, 14, 15, 16, 17), ['k10', 'k11', 'k12', 'k13', 'k14']);
    expect(doubted.withdrawn).toEqual([]);
    expect(inWords(doubted.doubt)).toMatch(/^3 of 8 /);
  });

  it('is compared as the page writes it, not as a moved recording shows it', () => {
    const recorded = listed(10, { startsAt: Date.parse('2027-01-10T19:00:00Z') });
    expect(judge([recorded, ...days(11, 12)], ['k11', 'k12']).withdrawn).toEqual(['k10']);
  });

  it('is missed twice before it goes, where the page does not say that it lists everything', () => {
    const window = { ...OCTOBER, mustMissTwice: true };
    expect(judge(days(10, 11), ['k10'], window)).toMatchObject({ withdrawn: [], missed: ['k11'] });
    const again = judge([listed(10), listed(11, { isMissed: true })], ['k10'], window);
    expect(again).toMatchObject({ withdrawn: ['k11'], missed: [] });
  });
});
