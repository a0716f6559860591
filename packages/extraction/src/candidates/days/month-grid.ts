import { allMatches } from '../../base/matches.ts';
import { DAYS } from '../../decide/weights/days.ts';
import { attribute, type ElementNode, isElement } from '../../document/html/dom.ts';
import type { VisibleText } from '../../document/html/visible-text.ts';
import { WEEKDAY_STARTS, weekdayNumber } from '../../rules/weekdays.ts';
import { localDate, weekdayOf } from '../times/local.ts';
import type { DateMention } from './date-mention.ts';
import { lastBefore, type MonthHeading, type MonthOfYear } from './month-headings.ts';

const DAY_LINE = /^(\d{1,2})(?:st|nd|rd|th)?(?=$|\s)/gm;
/** A month has at least 28 consecutive days. */
export const SHORTEST_MONTH = 28;

interface DayNumber {
  start: number;
  end: number;
  day: number;
}

/**
 * The days of a month grid: the numbers 1 to 28 or more in order, each at the beginning of a line. Its month is that of the heading above, if its
 * weekdays do not say another, otherwise one that the page names elsewhere.
 */
export function gridDays(
  visible: VisibleText,
  headings: readonly MonthHeading[],
  others: () => readonly MonthOfYear[],
): DateMention[] {
  const { text } = visible;
  const numbers = allMatches(DAY_LINE, text).map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    day: Number(match[1]),
  }));
  const found: DateMention[] = [];
  for (let from = 0; from < numbers.length; from += 1) {
    const run = numbers[from]?.day === 1 ? monthFrom(numbers, from) : [];
    const [first] = run;
    const week = first ? weekAbove(text, first.start) : null;
    if (!first || run.length < (week === null ? SHORTEST_MONTH : DAYS.monthGrid.shortestWeeks)) continue;
    const fits = weekdayTest(visible.elementAt(first.start), week);
    const shown = monthOf(lastBefore(headings, first.start), others, fits);
    if (!shown) continue;
    found.push(...run.map(({ start, end, day }) => ({ start, end, day, month: shown.month, year: shown.year })));
    from += run.length - 1;
  }
  return found;
}

type Fits = (month: MonthOfYear) => boolean;

/** @param fits null if the weekday of its first day is not known */
function monthOf(
  heading: MonthHeading | undefined,
  others: () => readonly MonthOfYear[],
  fits: Fits | null,
): MonthOfYear | null {
  if (heading && (fits === null || fits(heading))) return heading;
  if (fits) {
    const { month, year } = heading ?? { month: 0, year: 0 };
    const near = heading && !heading.yearWritten ? [year - 1, year + 1].map((one) => ({ month, year: one })) : [];
    return [...others(), ...near].find(fits) ?? null;
  }
  const [only, ...more] = others();
  return only && more.length === 0 ? only : null;
}

const WEEK = WEEKDAY_STARTS.length;

/** Whether a month begins on the weekday of the cell of its first day, in a table of seven columns. */
function weekdayTest(first: ElementNode | null, week: number | null): Fits | null {
  const column = columnOfWeek(first);
  if (column === null) return null;
  // Weeks without heads begin on Sunday or Monday.
  const starts = week === null ? [0, 1] : [week];
  return ({ month, year }) => {
    const day = localDate(year, month, 1);
    return day !== null && starts.some((start) => (start + column) % WEEK === weekdayOf(day));
  };
}

function columnOfWeek(element: ElementNode | null): number | null {
  let cell = element;
  for (let up = 0; cell && up < DAYS.monthGrid.lookUp && cell.name !== 'td' && cell.name !== 'th'; up += 1)
    cell = cell.parent;
  const cells = cell?.parent?.name === 'tr' ? cell.parent.children.filter(isElement) : [];
  const widths = cells.map((one) => Math.min(WEEK, Number(attribute(one, 'colspan') ?? 1) || 1));
  const before = widths.slice(0, cell ? cells.indexOf(cell) : 0);
  return sum(widths) === WEEK ? sum(before) : null;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

/** The weekday that the heads of the columns above begin with; null if there are none. */
function weekAbove(text: string, offset: number): number | null {
  const above = text.slice(Math.max(0, offset - DAYS.monthGrid.headsChars), offset).toLowerCase();
  const days = above
    .split(/[^\p{L}\p{M}\d]+/u)
    .filter((word) => /\D/.test(word))
    .slice(-WEEK)
    .map(weekdayNumber);
  return new Set(days.filter((day) => day >= 0)).size === WEEK ? (days[0] ?? null) : null;
}

/** From a 1 on, each next day, ignoring other numbers in between. */
function monthFrom(numbers: readonly DayNumber[], from: number): DayNumber[] {
  const run: DayNumber[] = [];
  let reached = from;
  for (let i = from; i < numbers.length; i += 1) {
    const number = numbers[i];
    const last = run.at(-1);
    if (
      !number ||
      i - reached > DAYS.monthGrid.cellNumbers ||
      (last && number.start - last.end > DAYS.monthGrid.cellChars)
    )
      break;
    if (number.day === run.length + 1) {
      run.push(number);
      reached = i;
    }
    if (run.length === 31) break;
  }
  return run;
}
