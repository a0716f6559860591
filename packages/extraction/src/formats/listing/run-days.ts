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
 * one, `Fri–Sun, Nov 20–22, 10 am – 5 pm`, they are one event.
 */
export function daysOfRun(mark: Mark, times: readonly TimeMention[], text: string): Mark[] {
  const { date, until } = mark;
  if (until === undefined || times.length === 0 || times.some(({ to }) => to !== undefined)) return [mark];
  const length = daysBetween(date, until);
  const [, first, last] = RUN.exec(text.slice(Math.max(0, mark.start - LISTING.runDays.ahead), mark.end)) ?? [];
  if (length < 1 || length > LISTING.runDays.longestDays || first === undefined || last === undefined) return [mark];
  if (weekdayNumber(first) !== weekdayOf(date) || weekdayNumber(last) !== weekdayOf(until)) return [mark];
  const { until: _until, ...day } = mark;
  return Array.from({ length: length + 1 }, (_, index) => ({ ...day, date: addDays(date, index) }));
}
