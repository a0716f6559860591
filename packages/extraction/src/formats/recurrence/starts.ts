import { LIMITS } from '../../base/limits.ts';
import type { StepBudget } from '../../base/step-budget.ts';
import type { Draft } from '../../base/types.ts';
import { isZone } from '../../candidates/times/zone.ts';
import { onClock } from './clocks.ts';
import { type DayWindow, type Recurrence, readRecurrence } from './recurrence-lines.ts';
import { ruleDates } from './rule-dates.ts';
import { dayNumber, MINUTES_A_DAY, momentOf, type WallMoment } from './wall-moment.ts';

export interface Starts {
  /** Minutes of wall time since 1970, in order, without duplicates. */
  starts: number[];
  /** The length in minutes of starts that have their own. */
  lengths: ReadonlyMap<number, number>;
  /** It has more showings in the window than are expanded per event. */
  hasMore: boolean;
  isBroken: boolean;
}

/**
 * The starts of a recurring draft from one day to another: its first date, the dates from its rules and added dates, without its
 * exceptions. If the budget is spent, the starts found until then. Rules count days by the clock that they are written by; the starts are
 * wall times of the draft's place.
 */
export function startsOf(draft: Draft, source: string, window: DayWindow, budget: StepBudget): Starts {
  const isDay = draft.start.value.length === 10;
  const own = momentOf(draft.start.value);
  const named = draft.timezone?.value;
  const place = named && isZone(named) ? named : window.timezone;
  const repeats = readRecurrence(source, { start: own, place, isDay, window }, budget);
  const { clock, start } = repeats;
  const days = { from: dayNumber(window.from), to: dayNumber(window.to) };
  const examined = clock === place ? days : { from: days.from - 1, to: days.to + 1 };
  // Starts that differ only in their seconds are one showing, and on a day without a time, starts that differ only in their time.
  const minuteOf = ({ day, second }: WallMoment) => day * MINUTES_A_DAY + (isDay ? 0 : Math.floor(second / 60));
  const excluded = new Set(repeats.excluded.map(minuteOf));
  const isExcluded = dayTest(repeats, place);
  const isOpen = (moment: WallMoment) =>
    moment.day >= days.from && moment.day <= days.to && !excluded.has(minuteOf(moment)) && !isExcluded(moment.day);

  const found = new Map<number, WallMoment>();
  const lengths = new Map<number, number>();
  if (isOpen(own)) found.set(minuteOf(own), own);
  for (const one of repeats.added) {
    if (!isOpen(one)) continue;
    found.set(minuteOf(one), one);
    if (one.minutes !== null) lengths.set(minuteOf(one), one.minutes);
  }
  for (const rule of repeats.rules) {
    const dates = new Set<number>();
    for (const date of ruleDates(rule, start, examined, budget)) {
      const moment = onClock(date, clock, place);
      if (!isOpen(moment)) continue;
      dates.add(minuteOf(moment));
      found.set(minuteOf(moment), moment);
      if (dates.size > LIMITS.showingsPerEvent) break;
    }
  }
  for (const [minute, moment] of found) if (isExcluded.elsewhere(moment)) found.delete(minute);
  const starts = [...found.keys()].sort((a, b) => a - b);
  return {
    starts: starts.slice(0, LIMITS.showingsPerEvent),
    lengths,
    hasMore: starts.length > LIMITS.showingsPerEvent,
    isBroken: repeats.isBroken,
  };
}

/**
 * An exception without a time takes out the showings of its day at the place; if there are none, those of that day on the clock of
 * the series, where an evening can be on the next day.
 */
function dayTest({ excludedDays, clock }: Recurrence, place: string) {
  const met = new Set<number>();
  function isExcluded(day: number): boolean {
    if (!excludedDays.has(day)) return false;
    met.add(day);
    return true;
  }
  isExcluded.elsewhere = (moment: WallMoment) => {
    if (clock === place || excludedDays.size === met.size) return false;
    const { day } = onClock(moment, place, clock);
    return excludedDays.has(day) && !met.has(day);
  };
  return isExcluded;
}
