import { DAYS } from '../../decide/weights/days.ts';
import { addDays, localDate } from '../times/local.ts';
import type { Stated } from '../times/stated-time.ts';
import { findTimes } from '../times/written-times.ts';
import { findDates } from './written-dates.ts';

/** One moment in American words or digits, `Feb 11, 2026 7:30 PM` or `2/11/2026 19:30`; null without a full date. */
export function readWrittenMoment(text: string): Stated | null {
  const mention = findDates(text)[0];
  if (mention?.year === undefined) return null;
  const date = localDate(mention.year, mention.month, mention.day);
  if (!date) return null;
  const time = findTimes(text.slice(mention.end))[0] ?? findTimes(text.slice(0, mention.start))[0];
  return time && !time.halfDayUnknown ? { date, time: time.from } : { date };
}

/** The end that a text states with its start, `Dec 28 – Jan 2, 2027` or `Feb 11, 2026, 7 – 9 pm`; null without one. */
export function readWrittenEnd(text: string, start: Stated): Stated | null {
  const mention = findDates(text.slice(0, DAYS.written.longest))[0];
  if (!mention) return null;
  const [time] = findTimes(text.slice(mention.end, DAYS.written.longest));
  const to = time && time.from === start.time && !time.halfDayUnknown ? time.to : undefined;
  if (!mention.until) {
    if (to === undefined || start.time === undefined) return null;
    return { date: to > start.time ? start.date : addDays(start.date, 1), time: to };
  }
  const { month, day, year = Number(start.date.slice(0, 4)) } = mention.until;
  const date = localDate(year, month, day);
  const later = date && date < start.date && mention.until.year === undefined ? localDate(year + 1, month, day) : date;
  return later && later > start.date ? { date: later, ...(to === undefined ? {} : { time: to }) } : null;
}
