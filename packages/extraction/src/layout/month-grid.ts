import { allMatches } from '../matches.ts';
import type { DateMention } from '../time/date-mention.ts';
import { WEEKDAY_STARTS, weekdayNumber } from '../vocabulary/weekdays.ts';
import { lastBefore, type MonthHeading } from './month-headings.ts';

const DAY_LINE = /^(\d{1,2})(?:st|nd|rd|th)?(?=$|\s)/gm;
/** A month has at least 28 consecutive days. */
export const SHORTEST_MONTH = 28;
/** Below the names of the weekdays, the first days of a month are enough. */
const SHORTEST_WEEKS = 7;
const HEADS_CHARS = 120;
/** The maximum length of a month cell, in characters. */
const CELL_CHARS = 3_000;
/** The number of other numbers that may begin a line in one cell. */
const CELL_NUMBERS = 40;

interface DayNumber {
  start: number;
  end: number;
  day: number;
}

/** The days of a month grid: the numbers 1 to 28 or more in order, each at the beginning of a line, under the month's name. */
export function gridDays(text: string, months: readonly MonthHeading[]): DateMention[] {
  if (months.length === 0) return [];
  const numbers = allMatches(DAY_LINE, text).map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    day: Number(match[1]),
  }));
  const found: DateMention[] = [];
  for (let from = 0; from < numbers.length; from += 1) {
    const run = numbers[from]?.day === 1 ? monthFrom(numbers, from) : [];
    const [first] = run;
    if (!first || run.length < (isUnderWeekdays(text, first.start) ? SHORTEST_WEEKS : SHORTEST_MONTH)) continue;
    const heading = lastBefore(months, first.start);
    if (!heading) continue;
    found.push(...run.map(({ start, end, day }) => ({ start, end, day, month: heading.month, year: heading.year })));
    from += run.length - 1;
  }
  return found;
}

function isUnderWeekdays(text: string, offset: number): boolean {
  const above = text.slice(Math.max(0, offset - HEADS_CHARS), offset).toLowerCase();
  const words = above
    .split(/[^\p{L}\p{M}\d]+/u)
    .filter((word) => /\D/.test(word))
    .slice(-WEEKDAY_STARTS.length);
  return new Set(words.map(weekdayNumber).filter((day) => day >= 0)).size === WEEKDAY_STARTS.length;
}

/** From a 1 on, each next day, ignoring other numbers in between. */
function monthFrom(numbers: readonly DayNumber[], from: number): DayNumber[] {
  const run: DayNumber[] = [];
  let reached = from;
  for (let i = from; i < numbers.length; i += 1) {
    const number = numbers[i];
    const last = run.at(-1);
    if (!number || i - reached > CELL_NUMBERS || (last && number.start - last.end > CELL_CHARS)) break;
    if (number.day === run.length + 1) {
      run.push(number);
      reached = i;
    }
    if (run.length === 31) break;
  }
  return run;
}
