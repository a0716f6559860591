import type { LocalDate } from '@marquee/kernel';
import { allMatches } from '../../base/matches.ts';
import { DAYS } from '../../decide/weights/days.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import { MONTH_NAME, monthNumber, SPANISH_MONTH_NAME } from '../../rules/months.ts';
import { daysBetween, localDate } from '../times/local.ts';
import { monthWords } from './month-words.ts';

/** A line with only a month: `May`, `June 2026`. */
export interface MonthHeading extends Stretch {
  month: number;
  year: number;
  yearWritten: boolean;
}

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
  for (const { start, end, line } of monthLines(text, words)) {
    const named = HEADING.exec(line) ?? (DAY_OR_HOUR.test(line) ? null : WORDED.exec(line));
    const isWord = named && /^\p{Ll}/u.test(named[1] ?? '') && named[0].length > (named[1] ?? '').length + 5;
    const month = named ? !isWord && monthOf(named, today) : turnedTo(line, today);
    if (month) found.push({ start, end, ...month });
  }
  for (const { index, 0: line } of allMatches(THIS_MONTH, text)) {
    const [year = 0, month = 0] = today.split('-').map(Number);
    found.push({ start: index, end: index + line.length, month, year, yearWritten: false });
  }
  return found.sort((a, b) => a.start - b.start);
}

/** `What’s On This Month` */
const THIS_MONTH = /^(?=[^\n]{10,48}$)[^\n\d]{0,36}\bthis month\b[^\p{L}\p{N}\n]*$/gimu;

type Month = Omit<MonthHeading, keyof Stretch>;

function monthOf([, name = '', year]: RegExpExecArray, today: LocalDate): Month {
  const month = monthNumber(name);
  return { month, year: year ? Number(year) : nearestYear(month, today), yearWritten: year !== undefined };
}

/** Short lines with a word that begins like a month. */
function monthLines(text: string, words: readonly number[]): Array<Stretch & { line: string }> {
  const found: Array<Stretch & { line: string }> = [];
  let end = -1;
  for (const at of words) {
    if (at < end) continue;
    const start = text.lastIndexOf('\n', at) + 1;
    end = lineEnd(text, at);
    if (end - start <= DAYS.monthHeadings.longest) found.push({ start, end, line: text.slice(start, end) });
  }
  return found;
}

/** `« November | December 2026 | January »`, `‹ December 2026 ›`, `‹ November January ›`: the month that is shown between links to those beside it. */
function turnedTo(line: string, today: LocalDate): Month | null {
  if (DAY_OR_HOUR.test(line) || !TURNED.test(line)) return null;
  const months = allMatches(ONE_MONTH, line).map((match) => monthOf(match, today));
  const [first, second] = months;
  const [only, ...others] = months.filter(({ yearWritten }) => yearWritten);
  if (!first || months.length > DAYS.monthHeadings.mostTurned) return null;
  if (!second) return first.yearWritten ? first : null;
  if (months.length === DAYS.monthHeadings.mostTurned) return isMiddle(months) ? second : null;
  const between = monthBetween(first, second);
  if (between) return { ...between, yearWritten: second.yearWritten };
  return only && others.length === 0 ? only : second;
}

/** The month between two; null if they are not two months apart. */
export function monthBetween(before: MonthOfYear, after: MonthOfYear): MonthOfYear | null {
  const [from, to] = [before, after].map(({ month, year }) => year * MONTHS + month - 1);
  if (from === undefined || to === undefined || to - from !== 2) return null;
  return { month: ((from + 1) % MONTHS) + 1, year: Math.floor((from + 1) / MONTHS) };
}

export type MonthOfYear = Pick<MonthHeading, 'month' | 'year'>;

const MONTHS = 12;

function isMiddle(months: readonly Month[]): boolean {
  const [before, shown, after] = months.map(({ month }) => month);
  return before !== undefined && shown === (before % 12) + 1 && after === (shown % 12) + 1;
}

const NAME = `(?:${MONTH_NAME})`;
const TURN = String.raw`(?:[^\p{L}\p{N}\n]|\b(?:previous|prev|next|back|today|months?|go to)\b)*`;
const TURNED = new RegExp(
  String.raw`^(?=.*(?:[<>«»‹›←→◀▶]|\b(?:prev|next)|${NAME}.{1,12}${NAME}))${TURN}(?:${NAME}\.?(?:,? (?:19|20)\d\d)?\b${TURN}){1,3}$`,
  'iu',
);
const ONE_MONTH = new RegExp(String.raw`\b(${MONTH_NAME})\b\.?(?:,? ((?:19|20)\d\d))?`, 'giu');
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
