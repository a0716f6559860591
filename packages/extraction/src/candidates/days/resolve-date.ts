import type { LocalDate } from '@marquee/kernel';
import { DAYS } from '../../decide/weights/days.ts';
import { addDays, daysBetween, localDate, weekdayOf } from '../times/local.ts';
import type { DateMention } from './date-mention.ts';

/** What speaks against the day that was found for a mention: its weekday names another day, or fits only a year far from today. */
export type DayDoubt = 'weekday' | 'far-year';

/** The day of a mention. */
export interface ResolvedDate {
  date: LocalDate;
  /** Only the distance to today decided. */
  guessed: boolean;
  doubt?: DayDoubt;
}

/**
 * The day of a mention. A written year is used. A weekday with month and day determines the year: from last year to three years ahead,
 * the one nearest to today in which they agree, otherwise the last year before in which they do. Otherwise the next such day, or one at most
 * 90 days ago. Null if it is not a day in any year.
 */
export function resolveDate(
  mention: Pick<DateMention, 'month' | 'day' | 'year' | 'weekday'>,
  today: LocalDate,
): ResolvedDate | null {
  const { month, day, year, weekday } = mention;
  if (year !== undefined) {
    const date = localDate(year, month, day);
    return date === null ? null : { date, guessed: false, ...(isOn(date, weekday) ? {} : { doubt: 'weekday' }) };
  }
  const thisYear = Number(today.slice(0, 4));
  if (weekday !== undefined) {
    const near = nearestOn(weekday, { month, day }, today, thisYear);
    const agreeing = near ?? lastOn(weekday, { month, day }, thisYear + DAYS.resolveDate.earliestNear - 1);
    const isFar = !near || daysBetween(today, near) > DAYS.resolveDate.farthestAhead;
    if (agreeing) return { date: agreeing, guessed: false, ...(isFar ? { doubt: 'far-year' } : {}) };
  }
  const earliest = lookBackFrom(today);
  for (const ahead of YEARS) {
    const date = localDate(thisYear + ahead, month, day);
    if (date && date >= earliest) return { date, guessed: true, ...(isOn(date, weekday) ? {} : { doubt: 'weekday' }) };
  }
  return null;
}

export function isOn(date: LocalDate, weekday: number | undefined): boolean {
  return weekday === undefined || weekdayOf(date) === weekday;
}

const YEARS = [DAYS.resolveDate.earliestNear, 0, 1, 2, 3];

/** The last day before a year that falls on this weekday, as in the list of a season long ago. */
function lastOn(weekday: number, { month, day }: { month: number; day: number }, latest: number): LocalDate | null {
  for (let year = latest; year > latest - DAYS.resolveDate.longestCycle; year -= 1) {
    const date = localDate(year, month, day);
    if (date && weekdayOf(date) === weekday) return date;
  }
  return null;
}

/** Of the days that fall on this weekday the one nearest to today, of two the earlier. */
function nearestOn(
  weekday: number,
  { month, day }: { month: number; day: number },
  today: LocalDate,
  thisYear: number,
): LocalDate | null {
  let nearest: LocalDate | null = null;
  let least = Infinity;
  for (const ahead of YEARS) {
    const date = localDate(thisYear + ahead, month, day);
    if (!date || weekdayOf(date) !== weekday) continue;
    const distance = Math.abs(daysBetween(today, date));
    if (distance < least) [nearest, least] = [date, distance];
  }
  return nearest;
}

let last = { today: '', earliest: '' };

/** The same for all days of a page. */
function lookBackFrom(today: LocalDate): LocalDate {
  if (last.today !== today) last = { today, earliest: addDays(today, -DAYS.resolveDate.lookBackDays) };
  return last.earliest;
}

/** Whether the mention can mean this day, including its weekday if it has one. */
export function means(mention: DateMention, date: LocalDate): boolean {
  const [year, month, day] = [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))];
  if (mention.year !== undefined && mention.year !== year) return false;
  if (mention.month !== month || mention.day !== day) return false;
  return mention.weekday === undefined || mention.weekday === weekdayOf(date);
}
