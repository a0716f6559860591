import { isPartOfDay, type Rule } from './rule.ts';
import type { WallMoment } from './wall-moment.ts';

/** Where to enter a rule, and how many of its dates lie before. */
export interface Entry {
  day: number;
  counted: number;
}

interface Walked {
  rule: Rule;
  start: WallMoment;
  periodAround: (day: number) => { first: number; last: number };
  /** The dates of the rule from one day to another, both inclusive, from its start on. */
  datesIn: (first: number, last: number) => WallMoment[];
}

/**
 * A rule is entered at the first day asked for. Only one with a COUNT must know how many dates lie before: where each of its periods
 * has as many as the next, that is worked out; else it is entered at its start and walked.
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

/** The first date counts as the first, also where the rule does not name it (RFC 5545 §3.3.10). */
export function isSame(one: WallMoment | undefined, start: WallMoment): boolean {
  return one !== undefined && one.day === start.day && one.second === start.second;
}

/** Dates before a day of a rule that says nothing but every so many hours, minutes or seconds. */
function unitsBefore({ frequency, interval }: Rule, start: WallMoment, day: number): number {
  const unit = frequency === 'HOURLY' ? 3_600 : frequency === 'MINUTELY' ? 60 : 1;
  return Math.ceil((day * 86_400 - start.day * 86_400 - start.second) / (unit * interval));
}
