import { LIMITS } from '../limits.ts';
import type { StepBudget } from '../step-budget.ts';
import type { Draft } from '../types.ts';
import { type DayWindow, readRecurrence } from './recurrence-lines.ts';
import { ruleDates } from './rule-dates.ts';
import { dayNumber, MINUTES_A_DAY, momentOf, type WallMoment } from './wall-moment.ts';

export interface Starts {
  /** Minutes of wall time since 1970, in order, without duplicates. */
  starts: number[];
  /** It has more showings in the window than are expanded per event. */
  hasMore: boolean;
  isBroken: boolean;
}

/**
 * The starts of a recurring draft from one day to another: its first date, the dates from its rules and added dates, without its
 * exceptions. If the budget is spent, the starts found until then.
 */
export function startsOf(draft: Draft, source: string, window: DayWindow, budget: StepBudget): Starts {
  const isDay = draft.start.value.length === 10;
  const start = momentOf(draft.start.value);
  const zone = draft.timezone?.value ?? window.timezone;
  const repeats = readRecurrence(source, { start, zone, window }, budget);
  const days = { from: dayNumber(window.from), to: dayNumber(window.to) };
  // Starts that differ only in their seconds are one showing, and on a day without a time, starts that differ only in their time.
  const minuteOf = ({ day, second }: WallMoment) => day * MINUTES_A_DAY + (isDay ? 0 : Math.floor(second / 60));
  const excluded = new Set(repeats.excluded.map(minuteOf));
  const isOpen = (moment: WallMoment) =>
    moment.day >= days.from &&
    moment.day <= days.to &&
    !excluded.has(minuteOf(moment)) &&
    !repeats.excludedDays.has(moment.day);

  const found = new Set<number>();
  for (const one of [start, ...repeats.added]) if (isOpen(one)) found.add(minuteOf(one));
  for (const rule of repeats.rules) {
    const own = new Set<number>();
    for (const moment of ruleDates(rule, start, days, budget)) {
      if (isOpen(moment)) own.add(minuteOf(moment));
      if (own.size > LIMITS.showingsPerEvent) break;
    }
    for (const one of own) found.add(one);
  }
  const starts = [...found].sort((a, b) => a - b);
  return {
    starts: starts.slice(0, LIMITS.showingsPerEvent),
    hasMore: starts.length > LIMITS.showingsPerEvent,
    isBroken: repeats.isBroken,
  };
}
