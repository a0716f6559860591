import type { StepBudget } from '../../base/step-budget.ts';
import { entryOf, isSame } from './counted-before.ts';
import type { Rule } from './rule.ts';
import { ruleDays } from './rule-days.ts';
import { ruleTimes } from './rule-times.ts';
import type { WallMoment } from './wall-moment.ts';

/**
 * The dates of a rule from one day to another, both inclusive, in order. It starts at the first requested day, and each day and time
 * examined costs a step, whether the rule includes it or not; it ends when the budget is spent.
 */
export function* ruleDates(
  rule: Rule,
  start: WallMoment,
  window: { from: number; to: number },
  budget: StepBudget,
): Generator<WallMoment> {
  const { has, periodAround } = ruleDays(rule, start.day);
  const timesOf = ruleTimes(rule, start);
  const last = rule.until === null ? window.to : Math.min(window.to, Math.floor(rule.until / 86_400));

  function* datesIn(first: number, end: number): Generator<WallMoment> {
    for (let day = first; day <= end && budget.take(); day += 1)
      if (has(day)) for (const second of timesOf(day, budget)) yield { day, second };
  }
  function* ofPeriods(from: number, positions: ReadonlySet<number>): Generator<WallMoment> {
    for (let period = periodAround(from); period.first <= last && !budget.isSpent; ) {
      const dates = [...datesIn(period.first, period.last)];
      // The last entry of an incomplete period is unknown.
      if (!budget.isSpent) yield* dates.filter((_, index) => isAt(positions, index, dates.length));
      period = periodAround(period.last + 1);
    }
  }
  const isLive = (date: WallMoment) => date.day > start.day || date.second >= start.second;
  const liveIn = (first: number, end: number) => [...datesIn(first, end)].filter(isLive);

  const entry = entryOf({ rule, start, periodAround, datesIn: liveIn }, window.from);
  let { counted } = entry;
  for (const date of rule.positions ? ofPeriods(entry.day, rule.positions) : datesIn(entry.day, last)) {
    if (date.day < entry.day || !isLive(date)) continue;
    if (date.day > last || (rule.until !== null && date.day * 86_400 + date.second > rule.until)) return;
    if (counted === 0 && !isSame(date, start)) counted = 1;
    if (rule.count !== null && counted >= rule.count) return;
    counted += 1;
    if (date.day >= window.from) yield date;
  }
}

/** BYSETPOS counts from 1, or from the end if it is negative. */
function isAt(positions: ReadonlySet<number>, index: number, length: number): boolean {
  return positions.has(index + 1) || positions.has(index - length);
}
