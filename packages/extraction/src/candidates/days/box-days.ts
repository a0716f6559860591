import { DAYS } from '../../decide/weights/days.ts';
import { attribute, type ElementNode } from '../../document/html/dom.ts';
import type { ShownPiece } from '../../document/html/shown-text.ts';
import type { VisibleText } from '../../document/html/visible-text.ts';
import type { DateMention } from './date-mention.ts';
import { lastBefore, type MonthHeading, type MonthOfYear } from './month-headings.ts';

const NUMBER = /^\d{1,2}$/;
const DAY_CLASS = /(?:^|[\s_-])(?:day|date|daynum|num(?:ber)?)(?:$|[\s_-])/i;

/**
 * Day numbers under a month's name in boxes with a class for days, `<span class="calendar-day">3</span>`, in
 * sequence: only the days with events, each once.
 * @param others the months that the page names elsewhere: if it has no heading of a month, the only one of them
 */
export function boxDays(
  visible: VisibleText,
  headings: readonly MonthHeading[],
  others: () => readonly MonthOfYear[],
): DateMention[] {
  const found: DateMention[] = [];
  const above = (offset: number) => (headings.length > 0 ? lastBefore(headings, offset) : onlyOf(others()));
  for (let index = 0; index < visible.pieces.length; index += 1) {
    const { start, element } = visible.pieces[index] as ShownPiece;
    const length = (visible.pieces[index + 1]?.start ?? visible.text.length) - start;
    if (length > 3) continue;
    const text = visible.text.slice(start, start + length).trim();
    const heading = NUMBER.test(text) && isDayBox(element) ? above(start) : undefined;
    const day = Number(text);
    if (heading && day >= 1 && day <= 31)
      found.push({ start, end: start + text.length, month: heading.month, day, year: heading.year });
  }
  return [...Map.groupBy(found, ({ year, month }) => `${year}-${month}`).values()].flatMap((days) =>
    days.length >= DAYS.boxDays.fewest ? (isAscending(days) ? days : withWeeksBeside(days)) : [],
  );
}

function onlyOf([only, ...more]: readonly MonthOfYear[]): MonthOfYear | undefined {
  return more.length === 0 ? only : undefined;
}

function isAscending(days: readonly DateMention[]): boolean {
  return days.every(({ day }, index) => index === 0 || day > (days[index - 1]?.day ?? 31));
}

/** `26 27 28 29 30 | 1 2 … 31 | 1 2 3`: the weeks of a month with days of the months before and after it; none if the numbers are in no such order. */
function withWeeksBeside(days: readonly DateMention[]): DateMention[] {
  const runs: DateMention[][] = [];
  for (const day of days) {
    const last = runs.at(-1)?.at(-1);
    if (last && day.day >= last.day) runs.at(-1)?.push(day);
    else runs.push([day]);
  }
  const longest = runs.reduce((a, b) => (b.length > a.length ? b : a));
  const at = runs.indexOf(longest);
  const [before, after] = [runs[at - 1], runs[at + 1]];
  if (runs.length > 3 || at > 1 || runs.length - at > 2) return [];
  if (
    before?.some(({ day }) => day < DAYS.boxDays.earliestBefore) ||
    after?.some(({ day }) => day > DAYS.boxDays.latestAfter)
  )
    return [];
  return [...(before ?? []).map((day) => moved(day, -1)), ...longest, ...(after ?? []).map((day) => moved(day, 1))];
}

function moved(mention: DateMention, months: -1 | 1): DateMention {
  const month = ((mention.month - 1 + months + 12) % 12) + 1;
  const turn = month === 1 && months > 0 ? 1 : month === 12 && months < 0 ? -1 : 0;
  return { ...mention, month, ...(mention.year === undefined ? {} : { year: mention.year + turn }) };
}

/** Whether the class of an element, or of the one around it, is one for days. */
export function isDayBox(element: ElementNode): boolean {
  for (let node: ElementNode | null = element, up = 0; node && up < DAYS.boxDays.lookUp; node = node.parent, up += 1)
    if (DAY_CLASS.test(attribute(node, 'class') ?? '')) return true;
  return false;
}
