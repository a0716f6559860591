import type { Mark } from '../../candidates/days/mark.ts';
import { addDays, daysBetween, weekdayOf } from '../../candidates/times/local.ts';
import type { TimeMention } from '../../candidates/times/written-times.ts';
import { LISTING } from '../../decide/weights/listing.ts';
import { WEEKDAY_NAME, weekdayNumber } from '../../rules/weekdays.ts';

const RUN = new RegExp(
  String.raw`\b(${WEEKDAY_NAME})\.?\s?(?:[-–—&/]|to|through|thru|and)\s?(${WEEKDAY_NAME})\.?,?\s`,
  'i',
);

/**
 * The days of `Mon–Wed, Nov 23–25: 4:15, 7:00`: a few days with the weekdays of both ends and hours without an end are days of showings; with
 * one, `Fri–Sun, Nov 20–22, 10 am – 5 pm`, they are one event. So are the days of `17 & 18`, which names both.
 */
export function daysOfRun(mark: Mark, times: readonly TimeMention[], text: string): Mark[] {
  const { date, until } = mark;
  if (until === undefined || times.length === 0 || times.some(({ to }) => to !== undefined)) return [mark];
  const length = daysBetween(date, until);
  const { until: _until, ...day } = mark;
  const all = () => Array.from({ length: length + 1 }, (_, index) => ({ ...day, date: addDays(date, index) }));
  if (length === 1 && BOTH.test(text.slice(mark.start, mark.end))) return all();
  const [, first, last] = RUN.exec(text.slice(Math.max(0, mark.start - LISTING.runDays.ahead), mark.end)) ?? [];
  if (length < 1 || length > LISTING.runDays.longestDays || first === undefined || last === undefined) return [mark];
  if (weekdayNumber(first) !== weekdayOf(date) || weekdayNumber(last) !== weekdayOf(until)) return [mark];
  return all();
}

const BOTH = /\d[a-z]{0,2}\s?(?:&|\+|and\b)/i;
