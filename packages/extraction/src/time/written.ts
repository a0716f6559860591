import { localDate } from './local.ts';
import type { Stated } from './stated.ts';
import { findDates } from './written-dates.ts';
import { findTimes } from './written-times.ts';

/** One moment in American words or digits, `Feb 11, 2026 7:30 PM` or `2/11/2026 19:30`; null without a full date. */
export function readWrittenMoment(text: string): Stated | null {
  const mention = findDates(text)[0];
  if (mention?.year === undefined) return null;
  const date = localDate(mention.year, mention.month, mention.day);
  if (!date) return null;
  const time = findTimes(text.slice(mention.end))[0] ?? findTimes(text.slice(0, mention.start))[0];
  return time && !time.halfDayUnknown ? { date, time: time.from } : { date };
}
