import { LIMITS } from '../limits.ts';
import { dateOf } from '../time/local.ts';
import type { Draft, LocalMoment } from '../types.ts';
import { type DayWindow, readRecurrence } from './recurrence-lines.ts';
import { ruleDates } from './rule-dates.ts';
import type { StepBudget } from './step-budget.ts';
import { dayNumber, localOf, momentOf, type WallMoment } from './wall-moment.ts';

export interface Starts {
  /** In order, none twice. */
  starts: LocalMoment[];
  /** It has more in the window than are taken of one event. */
  hasMore: boolean;
  isBroken: boolean;
}

/**
 * When a recurring draft starts from one day to another: its first date, what its rules and added dates give, without its exceptions.
 * When the budget is spent, what was found by then.
 */
export function startsOf(draft: Draft, source: string, window: DayWindow, budget: StepBudget): Starts {
  const first = draft.start.value;
  const isDay = first.length === 10;
  const start = momentOf(first);
  const zone = draft.timezone?.value ?? window.timezone;
  const repeats = readRecurrence(source, { start, zone, window }, budget);
  const local = (moment: WallMoment) => localOf(moment, isDay);
  const excluded = new Set(repeats.excluded.map(local));
  const isOpen = (one: LocalMoment) =>
    dateOf(one) >= window.from &&
    dateOf(one) <= window.to &&
    !excluded.has(one) &&
    !(repeats.excludedDays.size > 0 && repeats.excludedDays.has(dayNumber(one)));

  const found = new Set<LocalMoment>();
  const days = { from: dayNumber(window.from), to: dayNumber(window.to) };
  for (const one of [first, ...repeats.added.map(local)]) if (isOpen(one)) found.add(one);
  for (const rule of repeats.rules) {
    const own = new Set<LocalMoment>();
    for (const moment of ruleDates(rule, start, days, budget)) {
      const one = local(moment);
      if (isOpen(one)) own.add(one);
      if (own.size > LIMITS.showingsPerEvent) break;
    }
    for (const one of own) found.add(one);
  }
  const starts = [...found].sort();
  return {
    starts: starts.slice(0, LIMITS.showingsPerEvent),
    hasMore: starts.length > LIMITS.showingsPerEvent,
    isBroken: repeats.isBroken,
  };
}
