import type { LocalDate } from '@marquee/kernel';
import { allMatches } from '../matches.ts';
import type { DateMention } from '../time/date-mention.ts';
import { addDays, localDate } from '../time/local.ts';
import { isOn } from '../time/resolve-date.ts';
import { SPANISH_WEEKDAY, WEEKDAY_START, weekdayNumber } from '../vocabulary/weekdays.ts';
import { lastBefore, type MonthHeading } from './month-headings.ts';

const WEEKDAY = `(${WEEKDAY_START}|${SPANISH_WEEKDAY}(?![\\p{L}]))[a-z]{0,6}\\.?,?\\s`;
/** `Wed 18`, `Wed 18 - Sun 22`, `Friday the 3rd` at the beginning of a line. */
const DAY_LINE = new RegExp(
  `^${WEEKDAY}(?:[-–—]\\s)?(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:/.]|\\s?[ap]m)(?:\\s?[-–—]\\s?(?:${WEEKDAY})?(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:/]|\\s?[ap]m))?`,
  'gimu',
);
/** `Tomorrow 7 PM`, `Tonight` at the beginning of a line. */
const RELATIVE = /^(today|tonight|tomorrow)(?=$|\s?[,@|·•–-]?\s?(?:at\s)?\d{1,2}(?::\d\d)?\s?[ap]\.?m)/gim;
/** `5.2`, `05.02.26` after a weekday, or with a year, which may be apart: `4.4 2026`. */
const DOTTED = new RegExp(
  `(?:(?<=\\b${WEEKDAY})|(?<![\\d.$])(?=\\d{1,2}\\.\\d{1,2}(?:\\.(?:20)?|\\s20)\\d\\d(?![\\d.])))(\\d{1,2})\\.(\\d{1,2})(?:\\.((?:20)?\\d\\d)|\\s(20\\d\\d)(?![\\d:]))?(?![\\d.]|\\s?[ap]m)`,
  'giu',
);

/** `12 –`, `5-7:`, `3rd` at the beginning of a line, followed by words. */
const NUMBERED =
  /^(\d{1,2})(?!\s?:?[apAP]\.?[mM]\b)(?:st|nd|rd|th)?(?:\s?[-–—&]\s?(\d{1,2})(?:st|nd|rd|th)?)?(?=\s?[-–—:|]\s?\p{L}|(?<=[a-z])\s\p{Lu})/gmu;
const FEWEST_NUMBERED = 2;
const SECTION_HEAD = 400;

/** Days without a month, under a heading that names it, and dates with periods. */
export function findBareDays(
  text: string,
  months: readonly MonthHeading[],
  written: readonly DateMention[],
  today?: LocalDate,
): DateMention[] {
  const taken = new Set(written.map(({ end }) => end));
  const starts = new Set(written.map(({ start }) => start));
  const found: DateMention[] = [];
  for (const match of months.length > 0 ? allMatches(DAY_LINE, text) : []) {
    const heading = lastBefore(months, match.index);
    if (!heading || starts.has(match.index) || taken.has(match.index + match[0].length)) continue;
    const day = Number(match[2]);
    const last = match[4] ? Number(match[4]) : null;
    if (day < 1 || day > 31 || isHeadOfColumns(text, match)) continue;
    found.push({
      start: match.index,
      end: match.index + match[0].length,
      month: heading.month,
      day,
      ...yearOf(heading, day, weekdayNumber(match[1] ?? '')),
      ...(last === null ? {} : { until: lastDay(heading, day, last) }),
    });
  }
  found.push(...numberedDays(text, months, starts));
  for (const match of today ? allMatches(RELATIVE, text) : []) {
    const day = match[1]?.toLowerCase() === 'tomorrow' ? addDays(today ?? '', 1) : (today ?? '');
    const [year, month, date] = day.split('-').map(Number);
    if (year && month && date)
      found.push({ start: match.index, end: match.index + match[0].length, year, month, day: date });
  }
  for (const match of allMatches(DOTTED, text)) {
    const [month, day] = [Number(match[2]), Number(match[3])];
    if (month < 1 || month > 12 || day < 1 || day > 31) continue;
    const shownYear = match[4] ?? match[5];
    const year = shownYear ? Number(shownYear) % 100 : undefined;
    const weekday = match[1] ? weekdayNumber(match[1]) : -1;
    found.push({
      start: match.index,
      end: match.index + match[0].length,
      month,
      day,
      ...(year === undefined ? {} : { year: 2000 + year }),
      ...(weekday >= 0 ? { weekday } : {}),
    });
  }
  return found;
}

/** A year that the heading does not name is a guess, which the weekday may contradict. */
function yearOf(heading: MonthHeading, day: number, weekday: number): Pick<DateMention, 'year' | 'weekday'> {
  const date = localDate(heading.year, heading.month, day);
  return heading.yearWritten || (date && isOn(date, weekday)) ? { year: heading.year, weekday } : { weekday };
}

/** `Fri⏎Sat⏎20`: the last head of a month's columns above the number in its first cell. */
function isHeadOfColumns(text: string, { 0: whole, index }: RegExpExecArray): boolean {
  return whole.includes('\n') && WEEKDAY_ABOVE.test(text.slice(Math.max(0, index - 12), index));
}

const WEEKDAY_ABOVE = new RegExp(String.raw`(?:^|\s)(?:${WEEKDAY_START})[a-z]{0,6}\.?\s$`, 'i');

/** `4 – Firecracker Parade⏎12 – Blueberry Social` under a month: numbers that increase from line to line. */
function numberedDays(text: string, months: readonly MonthHeading[], starts: ReadonlySet<number>): DateMention[] {
  if (months.length === 0) return [];
  const bySection = Map.groupBy(
    allMatches(NUMBERED, text).filter(({ index }) => lastBefore(months, index)),
    ({ index }) => lastBefore(months, index),
  );
  const found = [...bySection].flatMap(([heading, lines]) => {
    const days = lines.map((line) => Number(line[1]));
    if (!heading || days.some((day, index) => day < (days[index - 1] ?? 1) || day > 31)) return [];
    if ((lines[0]?.index ?? 0) - heading.end > SECTION_HEAD) return [];
    return lines.flatMap((line, index): DateMention[] => {
      const [from, to] = [days[index] ?? 0, line[2] ? Number(line[2]) : null];
      if (starts.has(line.index)) return [];
      const until = to !== null && to > from && to <= 31 ? { until: lastDay(heading, from, to) } : {};
      const end = line.index + line[0].length;
      return [{ start: line.index, end, month: heading.month, day: from, year: heading.year, ...until }];
    });
  });
  return found.length >= FEWEST_NUMBERED ? found : [];
}

function lastDay(heading: MonthHeading, from: number, to: number): { month: number; day: number } {
  const month = to >= from ? heading.month : (heading.month % 12) + 1;
  return { month, day: to };
}
