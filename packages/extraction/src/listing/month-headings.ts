import type { LocalDate } from '@marquee/kernel';
import { daysBetween, localDate } from '../time/local.ts';
import type { Stretch } from '../time/title-places.ts';

/** A line that names a month and nothing else: `May`, `June 2026`. */
export interface MonthHeading extends Stretch {
  month: number;
  year: number;
  yearWritten: boolean;
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const HEADING =
  /^(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?,?(?: ((?:19|20)\d\d))?$/gim;

/** `June at the Dive`, `Events for July 2026`, `AUGUST CALENDAR`. */
const WORDED =
  /^(?=[^\n]{4,48}$)(?=[^\n]*\b(?:events?|calendar|schedule|shows|gigs|concerts|programs|meetings|happenings|music|lineup|activities|at|in)\b)(?:[\p{L}'’&]+ ){0,4}(Jan(?:uary)?|Feb(?:ruary)?|March|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)(?: ((?:19|20)\d\d))?(?:[: ]+[\p{L}'’&]+){0,4}:?$/gimu;

/** In the order of the text. A month without a year is the one nearest to today. */
export function monthHeadings(text: string, today: LocalDate): MonthHeading[] {
  const found: MonthHeading[] = [];
  for (const match of [...text.matchAll(HEADING), ...text.matchAll(WORDED)]) {
    if (/^\p{Ll}/u.test(match[1] ?? '') && match[0].length > (match[1] ?? '').length + 5) continue;
    const month = MONTHS.indexOf((match[1] ?? '').slice(0, 3).toLowerCase()) + 1;
    const year = match[2] ? Number(match[2]) : nearestYear(month, today);
    found.push({ start: match.index, end: match.index + match[0].length, month, year, yearWritten: Boolean(match[2]) });
  }
  return found.sort((a, b) => a.start - b.start);
}

function nearestYear(month: number, today: LocalDate): number {
  const thisYear = Number(today.slice(0, 4));
  const distance = (year: number) => Math.abs(daysBetween(today, localDate(year, month, 15) ?? today));
  return [thisYear, thisYear - 1, thisYear + 1].sort((a, b) => distance(a) - distance(b))[0] ?? thisYear;
}

/** The last heading above an offset. */
export function lastBefore<T extends Stretch>(months: readonly T[], offset: number): T | undefined {
  let low = 0;
  let high = months.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((months[middle]?.start ?? offset) < offset) low = middle + 1;
    else high = middle;
  }
  return months[low - 1];
}
