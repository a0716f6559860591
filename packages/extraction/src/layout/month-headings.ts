import type { LocalDate } from '@marquee/kernel';
import { allMatches } from '../matches.ts';
import { daysBetween, localDate } from '../time/local.ts';
import { monthWords } from '../time/month-words.ts';
import type { Stretch } from '../time/title-places.ts';
import { MONTH_NAME, monthNumber, SPANISH_MONTH_NAME } from '../vocabulary/months.ts';

/** A line with only a month: `May`, `June 2026`. */
export interface MonthHeading extends Stretch {
  month: number;
  year: number;
  yearWritten: boolean;
}

/** In characters. */
const LONGEST = 48;
const HEADING = new RegExp(
  String.raw`^(${MONTH_NAME}|${SPANISH_MONTH_NAME})\.?,?(?: (?:del? )?((?:19|20)\d\d))?$`,
  'i',
);

/** `June at the Dive`, `Events for July 2026`, `AUGUST CALENDAR`. */
const WORDED = new RegExp(
  String.raw`^(?=[^\n]{4,48}$)(?=[^\n]*\b(?:events?|calendar|schedule|shows|gigs|concerts|programs|meetings|happenings|music|lineup|activities|at|in)\b)(?:[\p{L}'’&]+ ){0,4}(?!mar\b)(${MONTH_NAME})(?: ((?:19|20)\d\d))?(?:[: ]+[\p{L}'’&]+){0,4}:?$`,
  'iu',
);

/** In text order. A month without a year is the one nearest to today. */
export function monthHeadings(text: string, today: LocalDate, words = monthWords(text)): MonthHeading[] {
  const found: MonthHeading[] = [];
  for (const { start, match } of headingsIn(text, words)) {
    if (/^\p{Ll}/u.test(match[1] ?? '') && match[0].length > (match[1] ?? '').length + 5) continue;
    const month = monthNumber(match[1] ?? '');
    const year = match[2] ? Number(match[2]) : nearestYear(month, today);
    found.push({ start, end: start + match[0].length, month, year, yearWritten: Boolean(match[2]) });
  }
  for (const { index, 0: line } of allMatches(THIS_MONTH, text)) {
    const [year = 0, month = 0] = today.split('-').map(Number);
    found.push({ start: index, end: index + line.length, month, year, yearWritten: false });
  }
  return found.sort((a, b) => a.start - b.start);
}

/** `What’s On This Month` */
const THIS_MONTH = /^(?=[^\n]{10,48}$)[^\n\d]{0,36}\bthis month\b[^\p{L}\p{N}\n]*$/gimu;

/** Only lines with a word that begins like a month are examined. */
function headingsIn(text: string, words: readonly number[]): Array<{ start: number; match: RegExpExecArray }> {
  const found: Array<{ start: number; match: RegExpExecArray }> = [];
  let end = -1;
  for (const at of words) {
    if (at < end) continue;
    const start = text.lastIndexOf('\n', at) + 1;
    end = lineEnd(text, at);
    if (end - start > LONGEST) continue;
    const line = text.slice(start, end);
    const match = HEADING.exec(line) ?? (DAY_OR_HOUR.test(line) ? null : (WORDED.exec(line) ?? turnedTo(line)));
    if (match) found.push({ start, match });
  }
  return found;
}

/** `« November | December 2026 | January »`, `‹ December 2026 ›`: the month that is shown between links to those beside it. */
function turnedTo(line: string): RegExpExecArray | null {
  if (!TURNED.test(line)) return null;
  const months = allMatches(ONE_MONTH, line);
  const [only] = months.filter((match) => match[2]);
  const shown =
    months.length === 1 || (months.length === 2 && months.filter((match) => match[2]).length === 1) ? only : months[1];
  return shown && months.length <= MOST_TURNED && (months.length < MOST_TURNED || isMiddle(months)) ? shown : null;
}

function isMiddle(months: readonly RegExpExecArray[]): boolean {
  const [before, shown, after] = months.map((match) => monthNumber(match[1] ?? ''));
  return before !== undefined && shown === (before % 12) + 1 && after === (shown % 12) + 1;
}

const NAME = `(?:${MONTH_NAME})`;
const TURN = String.raw`(?:[^\p{L}\p{N}\n]|\b(?:previous|prev|next|back|today|months?|go to)\b)*`;
const TURNED = new RegExp(
  String.raw`^(?=.*(?:[<>«»‹›←→◀▶]|\b(?:prev|next)|${NAME}.{1,12}${NAME}))${TURN}(?:${NAME}\.?(?:,? (?:19|20)\d\d)?\b${TURN}){1,3}$`,
  'iu',
);
const ONE_MONTH = new RegExp(String.raw`\b(${MONTH_NAME})\b\.?(?:,? ((?:19|20)\d\d))?`, 'giu');
const MOST_TURNED = 3;
/** No heading of a month has them. */
const DAY_OR_HOUR = /(?<!\d)\d{1,3}(?!\d)/;

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
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
