import type { LocalDate } from '@marquee/kernel';
import { allMatches } from '../../base/matches.ts';
import { DAYS } from '../../decide/weights/days.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import { SPANISH_WEEKDAY, WEEKDAY_START, WEEKDAY_STARTS, weekdayNumber } from '../../rules/weekdays.ts';
import { addDays } from '../times/local.ts';
import { type BareDay, daysOfHeading, weekdayRuns } from './bare-runs.ts';
import type { DateMention } from './date-mention.ts';
import { lastBefore, type MonthHeading } from './month-headings.ts';

const WEEKDAY = `(${WEEKDAY_START}|${SPANISH_WEEKDAY}(?![\\p{L}]))[a-z]{0,6}\\.?,?\\s`;
/** `Tomorrow 7 PM`, `Tonight` at the beginning of a line. */
const RELATIVE = /^(today|tonight|tomorrow)(?=$|\s?[,@|·•–-]?\s?(?:at\s)?\d{1,2}(?::\d\d)?\s?[ap]\.?m)/gim;
/** `5.2`, `05.02.26` after a weekday, or with a year, which may be apart: `4.4 2026`. */
const DOTTED = new RegExp(
  `(?:(?<=\\b${WEEKDAY})|(?<![\\d.$])(?=\\d{1,2}\\.\\d{1,2}(?:\\.(?:20)?|\\s20)\\d\\d(?![\\d.])))(\\d{1,2})\\.(\\d{1,2})(?:\\.((?:20)?\\d\\d)|\\s(20\\d\\d)(?![\\d:]))?(?![\\d.]|\\s?[ap]m)`,
  'giu',
);

const DAY_NUMBER = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;
/** Names begin with a capital, which no expression that ignores case tells. */
const WEEKDAY_WORD = `(?:${WEEKDAY_STARTS.map(([first = '', ...rest]) => `[${first.toUpperCase()}${first}]${rest.join('')}`).join('|')})[a-z]{0,6}\\.?`;
const WEEKDAY_NOTE = String.raw`\s?[-–—]?\s?\(?(${WEEKDAY_WORD})(?:\s?(?:[-–—&]|and|to)\s?${WEEKDAY_WORD})?\)`;
/** `12 –`, `5-7:`, `3rd`, `9th & 10th (Thursday & Friday)` at the beginning of a line, followed by words. */
const NUMBERED = new RegExp(
  String.raw`^${DAY_NUMBER}(?!\s?:?[apAP]\.?[mM]\b)(?:\s?(?:[-–—&+]|and|to|thr(?:o?u|ough))\s?${DAY_NUMBER})?(?:${WEEKDAY_NOTE}(?=[^\p{L}\p{N}]{0,4}\p{L})|(?=\s?[-–—:|·•]\s?\p{L}|(?<=[a-z])\s\p{Lu}))`,
  'gmu',
);
/** `8 Parents’ Night`: amounts and rooms stand so, too. */
const PLAIN = /^(\d{1,2})(?:\s?[-–—&+]\s?(\d{1,2}))?(?=[^\S\n](?![AP]\.?M\b)\p{Lu})/gmu;

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
  for (const run of months.length > 0 ? weekdayRuns(text) : []) {
    const heading = lastBefore(months, run.start);
    const [first] = run.days;
    if (!heading || !first || starts.has(run.start) || isHeadOfColumns(text, run)) continue;
    if (run.days.some(({ end }) => taken.has(end))) continue;
    found.push(...daysOfHeading(heading, run.days));
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

/** `Fri⏎Sat⏎20`: the last head of a month's columns above the number in its first cell. */
function isHeadOfColumns(text: string, { start, end }: Stretch): boolean {
  return text.slice(start, end).includes('\n') && WEEKDAY_ABOVE.test(text.slice(Math.max(0, start - 12), start));
}

const WEEKDAY_ABOVE = new RegExp(String.raw`(?:^|\s)(?:${WEEKDAY_START})[a-z]{0,6}\.?\s$`, 'i');

/** `4 – Firecracker Parade⏎12 – Blueberry Social` under a month: numbers that increase from line to line. */
function numberedDays(text: string, months: readonly MonthHeading[], starts: ReadonlySet<number>): DateMention[] {
  if (months.length === 0) return [];
  const found = daysOf(allMatches(NUMBERED, text), { months, reach: DAYS.bareDays.sectionHead, starts });
  if (found.length > 0) return found.length >= DAYS.bareDays.fewestNumbered ? found : [];
  const plain = daysOf(allMatches(PLAIN, text), { months, reach: DAYS.bareDays.nextLine, starts });
  const sections = new Set(plain.map(({ month, year }) => `${year}-${month}`));
  return sections.size >= DAYS.bareDays.fewestSections ? plain : [];
}

function daysOf(
  lines: readonly RegExpExecArray[],
  { months, reach, starts }: { months: readonly MonthHeading[]; reach: number; starts: ReadonlySet<number> },
): DateMention[] {
  const bySection = Map.groupBy(
    lines.filter(({ index }) => lastBefore(months, index)),
    ({ index }) => lastBefore(months, index),
  );
  return [...bySection].flatMap(([heading, own]) => {
    const days = own.map((line) => Number(line[1]));
    if (!heading || days.some((day, index) => day < (days[index - 1] ?? 1) || day > 31)) return [];
    if ((own[0]?.index ?? 0) - heading.end > reach) return [];
    return own.flatMap((line) => (starts.has(line.index) ? [] : daysOfHeading(heading, [dayOf(line)])));
  });
}

function dayOf({ index, 0: whole, 1: first, 2: second, 3: weekday }: RegExpExecArray): BareDay {
  const [from, to] = [Number(first), Number(second ?? 0)];
  return {
    start: index,
    end: index + whole.length,
    day: from,
    ...(weekday === undefined ? {} : { weekday: weekdayNumber(weekday) }),
    ...(to > from && to <= 31 ? { last: to } : {}),
  };
}
