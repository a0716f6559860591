import { allMatches } from '../../base/matches.ts';
import { DASH } from '../../rules/dashes.ts';
import { ANY_MONTH_START, monthNumber, ONLY_SPANISH_MONTH, SPANISH_MONTH_NAME } from '../../rules/months.ts';
import { SPANISH_WEEKDAY, weekdayNumber } from '../../rules/weekdays.ts';
import { daysInMonth } from '../times/local.ts';
import type { DateMention } from './date-mention.ts';
import { daysOfRun, runPatterns } from './day-runs.ts';
import { yearBefore } from './years-of-ranges.ts';

const WEEKDAY = String.raw`(?:(?<!\p{L})(${SPANISH_WEEKDAY})(?!\p{L})\.?,?\s{1,3}(?:el\s)?(?:d[ií]a\s)?)?`;
const NUMBER = String.raw`(\d{1,2})(?:\.?[º°]|(?:ro|er|o)\b)?(?![\d:%]|\s?[ap]\.?\s?m\b)`;
const OF = String.raw`(?:\sde(?:l)?\s(?:mes\sde\s)?|[^\S\n]{1,3}|\n|-|\/)`;
const MONTH = String.raw`(${SPANISH_MONTH_NAME})(?!\p{L})\.?`;
const YEAR = String.raw`(?:(?:,?\s(?:del?\s(?:a[ñn]o\s)?)?|-|\/)((?:19|20)\d{2})(?!\d|:\d))?`;
const TO = String.raw`(?:\s?${DASH}\s?|,?\s(?:al?|hasta(?:\sel)?)\s)`;
const FIRST = String.raw`(?<![\d$€£#:.,/-])`;

const DAY_FIRST = new RegExp(
  `${FIRST}${WEEKDAY}${NUMBER}${OF}${MONTH}${YEAR}(?:${TO}${WEEKDAY}${NUMBER}${OF}${MONTH}${YEAR})?`,
  'giu',
);
const MONTH_FIRST = new RegExp(
  String.raw`${WEEKDAY}(?<!\p{L})${MONTH}\s{1,3}${NUMBER}${YEAR}(?:${TO}${WEEKDAY}(?:${MONTH}\s{1,3})?${NUMBER}${YEAR})?`,
  'giu',
);
const RUNS = runPatterns({
  weekday: SPANISH_WEEKDAY,
  ordinal: String.raw`\.?[º°]|ro\b|er\b`,
  to: String.raw`[^\S\n]?${DASH}[^\S\n]?|\s(?:al?|hasta(?:\sel)?)\s`,
  and: String.raw`,?\s[ye]\s|,\s`,
  of: String.raw`de(?:l)?\s(?:mes\sde\s)?`,
  month: SPANISH_MONTH_NAME,
  year: String.raw`(?:,?[^\S\n](?:del?\s(?:a[ñn]o\s)?)?((?:19|20)\d{2})(?!\d|:\d))?`,
});
/** A list of days has it before the last one. */
const SAYS_AND = /\s[ye]\s/i;

/** What stands in each Spanish date: a month that only Spanish writes, `de` before a month, or a weekday. */
const SIGN = new RegExp(
  String.raw`\b(?:(?:${ONLY_SPANISH_MONTH})\b|\d\s?de\s${ANY_MONTH_START}|(?:lunes|martes|mi[eé]\u0301?rcoles|jueves|viernes|s[aá]\u0301?bado|domingo)\b|(?:lun|mi[eé]|jue|vie|s[aá]b|dom)\.?,?\s\d)`,
  'i',
);
const ONLY_SPANISH = new RegExp(`^(?:${ONLY_SPANISH_MONTH})$`, 'iu');
/** `3 days ago 5 replies` */
const AGO_BEFORE =
  /(?:\b(?:days?|hours?|hrs?|weeks?|months?|years?|yrs?|minutes?|mins?|long|while|[dhwmy])|\d[dhwmy])\s$/i;
/** First names: `Julio 7`. */
const FIRST_NAME = /^(?:abril|julio|marzo|mayo)$/i;

/** Whether a text has a sign of Spanish dates. */
export function saysSpanishDate(text: string): boolean {
  return SIGN.test(text);
}

/** The dates that a stretch of a text writes as Spanish does: `12 de diciembre`, `sáb. 12 dic 2026`, `Diciembre 12`, `del 3 al 5 de enero`, `12/dic/2026`. */
export function findSpanishDates(text: string, offset: number): DateMention[] {
  if (!SIGN.test(text)) return [];
  const found: DateMention[] = [];
  for (const match of allMatches(RUNS.run, text)) {
    const days = match[1] ?? '';
    const isListed = days.includes(',') && !SAYS_AND.test(days);
    const isMeant = ONLY_SPANISH.test(match[2] ?? '') || / (?:de|al?) /.test(match[0]);
    if (!isListed && isMeant) found.push(...daysOfRun(match, text, offset, RUNS, monthNumber(match[2] ?? '')));
  }
  for (const match of allMatches(DAY_FIRST, text)) {
    const [whole, weekday, day, month, year, , lastDay, lastMonth, lastYear] = match;
    if (!isSpanish(whole, weekday, month, text, match.index)) continue;
    add(
      found,
      match,
      offset,
      { weekday, day, month, year },
      lastDay ? { day: lastDay, month: lastMonth, year: lastYear } : null,
    );
  }
  for (const match of allMatches(MONTH_FIRST, text)) {
    const [whole, weekday, month, day, year, , lastMonth, lastDay, lastYear] = match;
    if (!isSpanish(whole, weekday, month, text, match.index)) continue;
    if (FIRST_NAME.test(month ?? '') && !weekday && !year) continue;
    add(
      found,
      match,
      offset,
      { weekday, day, month, year },
      lastDay ? { day: lastDay, month: lastMonth ?? month, year: lastYear } : null,
    );
  }
  return found;
}

/** `12 mar` alone is English too; `mar 12 dic` is a Tuesday. */
function isSpanish(
  whole: string,
  weekday: string | undefined,
  month: string | undefined,
  text: string,
  at: number,
): boolean {
  const name = month ?? '';
  if (
    /^ago$/i.test(name) &&
    AGO_BEFORE.test(text.slice(Math.max(0, at + whole.search(/ago/i) - 12), at + whole.search(/ago/i)))
  )
    return false;
  if (ONLY_SPANISH.test(name)) return true;
  return /\sde(?:l)?\s/i.test(whole) || (weekday !== undefined && !/^mar$/i.test(weekday));
}

interface Parts {
  weekday?: string | undefined;
  day: string | undefined;
  month: string | undefined;
  year: string | undefined;
}

function add(found: DateMention[], match: RegExpExecArray, offset: number, parts: Parts, until: Parts | null): void {
  const first = numbers(parts);
  const last = until && numbers(until);
  if (!first || (until && !last)) return;
  const year = first.year ?? (last ? yearBefore(first, last) : undefined);
  const weekday = parts.weekday === undefined ? -1 : weekdayNumber(parts.weekday);
  found.push({
    start: offset + match.index,
    end: offset + match.index + match[0].length,
    month: first.month,
    day: first.day,
    ...(year === undefined ? {} : { year }),
    ...(weekday >= 0 ? { weekday } : {}),
    ...(last ? { until: last } : {}),
  });
}

function numbers({ day, month, year }: Parts): { month: number; day: number; year?: number } | null {
  const [at, number] = [monthNumber(month ?? ''), Number(day)];
  if (at < 1 || !(number >= 1 && number <= daysInMonth(2024, at))) return null;
  return { month: at, day: number, ...(year === undefined ? {} : { year: Number(year) }) };
}
