import { addDays, daysBetween } from '../places/index.ts';

/** The dates of an event that the search index knows: two a week for a year. */
const MOST_DATES = 104;
/** A range's days by which what repeats is looked for. */
const MOST_DAYS = 31;
/** Days between two with the same mark: the numbers of two letters and digits. */
const CYCLE = 36 ** 2;

const EPOCH = '1970-01-01';
const markOfDay = (day: string) => `$${(daysBetween(EPOCH, day) % CYCLE).toString(36).padStart(2, '0')}$`;

/**
 * What the search index has of the days on which an event is once more after its next showing, `$f2$f9$`: three letters each, so that the index of
 * letters knows a day by one entry (docs/decisions/016-search.md).
 */
export function marksOfDays(days: readonly string[]): string {
  return [...new Set(days)].slice(0, MOST_DATES).map(markOfDay).join('').replaceAll('$$', '$');
}

/** What finds them: those with a date from a day on, up to another, of the first month at most. */
export function dayMarks(from: string, to: string = addDays(from, MOST_DAYS)): string {
  const n = Math.min(Math.max(daysBetween(from, to) + 1, 1), MOST_DAYS);
  return `scopes : (${Array.from({ length: n }, (_, i) => `"${markOfDay(addDays(from, i))}"`).join(' OR ')})`;
}
