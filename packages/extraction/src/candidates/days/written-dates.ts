import { allMatches } from '../../base/matches.ts';
import { DAYS } from '../../decide/weights/days.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import { DASH } from '../../rules/dashes.ts';
import { MONTH_NAME, MONTH_START, monthNumber } from '../../rules/months.ts';
import { SPANISH_WEEKDAY, WEEKDAY_START, weekdayNumber } from '../../rules/weekdays.ts';
import { daysInMonth } from '../times/local.ts';
import type { DateMention } from './date-mention.ts';
import { findDayRuns } from './day-runs.ts';
import { furtherDays } from './further-days.ts';
import { around, betweenFigures, isFigure, monthWords } from './month-words.ts';
import { ordersOf, type Slashed } from './slashed-dates.ts';
import { findSpanishDates } from './spanish-dates.ts';
import { yearBefore } from './years-of-ranges.ts';

const ENGLISH_WEEKDAY =
  'mon(?:day)?|tue(?:s(?:day)?)?|wed(?:s|nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?';
const BEHIND_WEEKDAY = String.raw`\.?,?(?:\s{1,3}|\s?[–—-]\s|\s[•·|/]\s)(?:the\s)?`;
const WEEKDAY = String.raw`(?:(${ENGLISH_WEEKDAY})\b${BEHIND_WEEKDAY})?`;
/** Before digits, in English or Spanish; `mar` is a month too. */
const ANY_WEEKDAY = String.raw`(?:(?<!\p{L})(${ENGLISH_WEEKDAY}|(?!mar\b)${SPANISH_WEEKDAY})(?!\p{L})${BEHIND_WEEKDAY})?`;
const MONTH = String.raw`(${MONTH_NAME})\b\.?`;
/** `January 11(T), 2022`: boards note the weekday behind the day. */
const WEEKDAY_NOTED = String.raw`(?:\s?\((?:m|tu?|w|thu?|f|sa|su|mon|tue|wed|fri|sat|sun)\)(?=,?\s))?`;
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th)?(?!\d|:\d|\s?:?[ap]\.?m\b|%)${WEEKDAY_NOTED}`;
/** Also `July o5`, typed with a letter. */
const DAY_BEHIND = DAY.replace(String.raw`(\d{1,2})`, String.raw`(\d{1,2}|o\d)`);
/** `July 15`, `JULY / 15`, `July15th` */
const MONTH_AHEAD = String.raw`(${MONTH_NAME})(?:\b\.?(?:\s{1,3}|\s/\s)|(?=\d{1,2}(?:st|nd|rd|th)\b))`;
/** `15⏎Saturday⏎July`, not the end of a line above `Saturday, July 18`. */
const MONTH_BEHIND = String.raw`(?:(?:${ENGLISH_WEEKDAY})\b,?\s{1,3}(?=[a-z]{3,9}\b\.?(?!\s{1,3}\d{1,2}\b(?!:))))?${MONTH}`;
/** A year that begins a line of other words, `2025 Meetings`, belongs to them. */
const YEAR = String.raw`(?:,?(?:[^\S\n]{1,3}|\s{1,3}(?!\d{4}[^\S\n]+[a-z]{3}))((?:19|20)\d{2})\b(?!:\d))?`;
/** `Sat, Sep 26 - Sun, Sep 27`: in a range of days the second weekday is ignored. */
const WEEKDAY_AGAIN = String.raw`(?:${WEEKDAY_START}[a-z]{0,6}\.?,?\s{1,3})?`;
/** `April 17, runs through May 3` */
const RUNS = String.raw`,?\s(?:and\s)?(?:runs?|running|continu(?:es|ing))\s(?:to|through|thru|until|till)\s`;
const TO = String.raw`(?:\s?(?:${DASH}|to|through|thru)\s?|${RUNS})`;

const MONTH_FIRST = new RegExp(
  `\\b${WEEKDAY}${MONTH_AHEAD}${DAY_BEHIND}${YEAR}(?:(?:${TO}|\\s(?:until|till)\\s(?=[a-z]{3}))(?:the\\s)?${WEEKDAY_AGAIN}(?:${MONTH}\\s{1,3})?${DAY}${YEAR})?`,
  'gi',
);
const DAY_FIRST = new RegExp(
  // A price at the end of one line is not the day of a month at the beginning of the next, and `’27` is a year.
  `\\b(?<![$€£#/:.,'’])${WEEKDAY}${DAY},?\\s{1,3}(?:day\\s)?(?:of\\s)?${MONTH_BEHIND}${YEAR}(?:${TO}(?:the\\s)?${WEEKDAY_AGAIN}${DAY},?\\s{1,3}(?:of\\s)?${MONTH}${YEAR})?`,
  'gi',
);
const NUMERIC = new RegExp(
  `${ANY_WEEKDAY}(?<![\\d/.$-])(\\d{1,2})/(\\d{1,2})(?:/((?:19|20)?\\d{2}))?(?:${TO}(\\d{1,2})/(\\d{1,2})(?:/((?:19|20)?\\d{2}))?)?(?!\\d|/(?!\\d{1,2}:\\d{2}))`,
  'giu',
);
/** `05-21-2026`, `5-21-26`: month, day, year. */
const DASHED = new RegExp(
  `${ANY_WEEKDAY}(?<![\\d/.$-])(\\d{1,2})-(\\d{1,2})-((?:19|20)?\\d{2})(?![\\d-]|[/.:]\\d)`,
  'giu',
);
/** `2019/01/23`, not as a part of an address. */
const YEAR_FIRST = /(?<![\d/])((?:19|20)\d{2})\/(\d{2})\/(\d{2})(?![\d/])/g;
const ISO = /(?<![\d-])((?:19|20)\d{2})-(\d{2})-(\d{2})(?!\d)/g;

/**
 * The maximum distance of a date's beginning and end from the first letter of its month, or from its first slash, including the context
 * examined.
 */
const MONTH_REACH = [48, 96] as const;
const SLASH_REACH = [32, 64] as const;
const DASH_REACH = [8, 16] as const;

/** All dates written in a text, in order. A date with impossible parts (`Feb 31`, `13/45`) is left out. Linear in the text. */
export function findDates(text: string, words = monthWords(text)): DateMention[] {
  const found: DateMention[] = [];
  const months = words.filter((at) => hasFigureBeside(text, at));
  const inWords = around(text, months, ...MONTH_REACH);
  search(text, inWords, DAY_FIRST, (m, offset) => {
    if (isAcrossLines(m)) return;
    const until = m[5] ? { day: m[5], month: m[6], year: m[7] } : null;
    add(found, m, offset, { weekday: m[1], day: m[2], month: m[3], year: m[4] }, until);
  });
  search(text, inWords, MONTH_FIRST, (m, offset) => {
    const until = m[6] ? { month: m[5] ?? m[2], day: m[6], year: m[7] } : null;
    add(found, m, offset, { weekday: m[1], month: m[2], day: m[3], year: m[4] }, until);
  });
  for (const { start, end } of inWords) {
    const stretch = text.slice(start, end);
    found.push(...findDayRuns(stretch, start), ...findSpanishDates(stretch, start));
  }
  const slashed: Array<readonly [RegExpExecArray, number]> = [];
  const slashes = around(text, betweenFigures(text, '/'), ...SLASH_REACH);
  search(text, slashes, NUMERIC, (m, offset) => slashed.push([m, offset]));
  search(text, slashes, YEAR_FIRST, (m, offset) => {
    add(found, m, offset, { year: m[1], month: m[2], day: m[3] }, null);
  });
  const orders = ordersOf(slashed.map(([match]) => slashedOf(match)));
  for (const [index, [m, offset]] of slashed.entries()) {
    const { isDayFirst = false, isOpen = false } = orders[index] ?? {};
    const [first, second] = [
      { month: m[2], day: m[3] },
      { month: m[5], day: m[6] },
    ].map(({ month, day }) => (isDayFirst ? { month: day, day: month } : { month, day }));
    const count = found.length;
    add(found, m, offset, { weekday: m[1], ...first, year: m[4] }, m[5] ? { ...second, year: m[7] } : null);
    const added = isOpen ? found[count] : undefined;
    if (added) added.isOrderOpen = true;
  }
  const dashes = betweenFigures(text, '-');
  search(text, around(text, dashes, ...DASH_REACH), ISO, (m, offset) => {
    add(found, m, offset, { year: m[1], month: m[2], day: m[3] }, null);
  });
  search(text, around(text, dashes, ...SLASH_REACH), DASHED, (m, offset) => {
    add(found, m, offset, { weekday: m[1], month: m[2], day: m[3], year: m[4] }, null);
  });
  return withoutOverlaps(found).flatMap((mention) => [mention, ...furtherDays(text, mention)]);
}

function slashedOf(match: RegExpExecArray): Slashed {
  const [, weekday, first, second, year] = match;
  const named = weekday === undefined ? -1 : weekdayNumber(weekday);
  return {
    first: Number(first),
    second: Number(second),
    ...(year === undefined ? {} : { year: fullYear(year) }),
    ...(named < 0 ? {} : { weekday: named }),
  };
}

/** `26` is 2026. */
function fullYear(year: string): number {
  return Number(year) < 100 ? 2000 + Number(year) : Number(year);
}

/** All matches of a pattern in these stretches of a text, each with the offset of its stretch. */
function search(
  text: string,
  stretches: readonly Stretch[],
  pattern: RegExp,
  take: (match: RegExpExecArray, offset: number) => void,
): void {
  for (const { start, end } of stretches)
    for (const match of allMatches(pattern, text.slice(start, end))) take(match, start);
}

function hasFigureBeside(text: string, month: number): boolean {
  for (let at = Math.max(0, month - DAYS.writtenDates.dayReach); at < month + DAYS.writtenDates.dayReach; at += 1)
    if (isFigure(text.charCodeAt(at))) return true;
  return false;
}

/** `Room 3⏎March 11` is not the third of March; a day on a separate line above its month is. */
function isAcrossLines(match: RegExpExecArray): boolean {
  const [whole] = match;
  const day = whole.search(/\d/);
  const line = whole.indexOf('\n', day);
  const month = whole.slice(day).search(/\p{L}{3}/u) + day;
  if (line < 0 || line > month) return false;
  return match.index + day > 0 && match.input[match.index + day - 1] !== '\n';
}

/** `June 5 (Thursday)`, `6/7 Sat`: the weekday after it, unless it begins the next date or a name, `6/10 – Saturday at Ernie’s`. */
const WEEKDAY_BEHIND = new RegExp(
  String.raw`^[ \t]?([-–,(|/•·]?)[ \t]?(${WEEKDAY_START})(?:day|s|sday|nesday|r|rs|rsday|urday)?\b(?!\sat\s[a-z])(?!\.?,?\s(?:\d{1,2}[^:\d]|${MONTH_START}))`,
  'i',
);

/** `Dec 12 – Friday Night Jam`: words behind a sign are a name. */
const NAME_BEHIND = /^[^\S\n]\p{Lu}\p{Ll}/u;

function weekdayBehind(text: string): string | undefined {
  const match = WEEKDAY_BEHIND.exec(text);
  const isName = match !== null && /[-–,|/•·]/.test(match[1] ?? '') && NAME_BEHIND.test(text.slice(match[0].length));
  return isName ? undefined : match?.[2];
}

interface Parts {
  weekday?: string | undefined;
  month?: string | undefined;
  day?: string | undefined;
  year?: string | undefined;
}

function add(found: DateMention[], match: RegExpExecArray, offset: number, parts: Parts, until: Parts | null): void {
  const first = numbers(parts);
  if (!first) return;
  const last = until ? numbers(until) : null;
  const year = first.year ?? (last ? yearBefore(first, last) : undefined);
  const end = match.index + match[0].length;
  const named = parts.weekday ?? (last ? undefined : weekdayBehind(match.input.slice(end, end + 32)));
  const weekday = named && !isShared(match) ? weekdayNumber(named) : -1;
  found.push({
    start: offset + match.index,
    end: offset + end,
    month: first.month,
    day: first.day,
    ...(year === undefined ? {} : { year }),
    ...(weekday >= 0 ? { weekday } : {}),
    ...(last ? { until: last } : {}),
  });
}

/** In `Fri & Sat June 5-6` the weekday next to the date belongs to its end. */
function isShared({ input, index }: RegExpExecArray): boolean {
  return /(?:&|\band|\bto|-|–)\s?$/i.test(input.slice(Math.max(0, index - 5), index));
}

function numbers(parts: Parts): { month: number; day: number; year?: number } | null {
  const written = parts.month ?? '';
  const month = /^\d/.test(written) ? Number(written) : monthNumber(written);
  const day = Number(parts.day?.replace(/^o/i, '0'));
  if (!(month >= 1 && month <= 12) || !(day >= 1 && day <= daysInMonth(2024, month))) return null;
  if (!parts.year) return { month, day };
  return { month, day, year: fullYear(parts.year) };
}

/**
 * Of two overlapping readings (`11 Feb 12`), the one that begins first is used, unless only the other has its year
 * (the cell of a calendar, `3 June 3, 2025`); of two with the same beginning, the longer.
 */
function withoutOverlaps(found: DateMention[]): DateMention[] {
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: DateMention[] = [];
  for (const mention of found) {
    const last = kept.at(-1);
    if (!last || mention.start >= last.end) kept.push(mention);
    else if (last.year === undefined && mention.year !== undefined && mention.end > last.end && !last.until)
      kept[kept.length - 1] = mention;
  }
  return kept;
}
