import { isPartOfDay, type Rule } from './rule.ts';
import type { WallMoment } from './wall-moment.ts';

/** The day at which to start a rule, and the number of its dates before that day. */
export interface Entry {
  day: number;
  counted: number;
}

interface Walked {
  rule: Rule;
  start: WallMoment;
  periodAround: (day: number) => { first: number; last: number };
  /** The dates of the rule from one day to another, both inclusive, not before its start. */
  datesIn: (first: number, last: number) => WallMoment[];
}

/**
 * A rule starts at the first requested day. Only a rule with COUNT must know the number of dates before: if every period has
 * the same number of dates, it is calculated; otherwise the rule is walked from its start.
 */
export function entryOf({ rule, start, periodAround, datesIn }: Walked, from: number): Entry {
  if (from <= start.day) return { day: start.day, counted: 0 };
  if (rule.count === null) return { day: from, counted: 0 };
  const isLimited = [rule.months, rule.weekNumbers, rule.yearDays, rule.monthDays, rule.positions].some(Boolean);
  if (isPartOfDay(rule.frequency)) {
    const isPlain = !isLimited && ![rule.weekdays, rule.hours, rule.minutes, rule.seconds].some(Boolean);
    return isPlain ? { day: from, counted: unitsBefore(rule, start, from) } : { day: start.day, counted: 0 };
  }
  const isEven = rule.frequency === 'WEEKLY' || (rule.frequency === 'DAILY' && !rule.weekdays);
  if (isLimited || !isEven) return { day: start.day, counted: 0 };
  const first = periodAround(start.day);
  const stride = (first.last - first.first + 1) * rule.interval;
  const strides = Math.floor((from - first.first) / stride);
  if (strides < 2) return { day: start.day, counted: 0 };
  const ofFirst = datesIn(start.day, first.last);
  const ofEach = datesIn(first.first + stride, first.last + stride).length;
  const counted = ofFirst.length + Number(!isSame(ofFirst[0], start)) + (strides - 1) * ofEach;
  return { day: first.first + strides * stride, counted };
}

/** The first date always counts, even if the rule does not include it (RFC 5545 §3.3.10). */
export function isSame(one: WallMoment | undefined, start: WallMoment): boolean {
  return one !== undefined && one.day === start.day && one.second === start.second;
}

/** The number of dates before a day, for a rule with only an interval in hours, minutes or seconds. */
function unitsBefore({ frequency, interval }: Rule, start: WallMoment, day: number): number {
  const unit = frequency === 'HOURLY' ? 3_600 : frequency === 'MINUTELY' ? 60 : 1;
  return Math.ceil((day * 86_400 - start.day * 86_400 - start.second) / (unit * interval));
}
