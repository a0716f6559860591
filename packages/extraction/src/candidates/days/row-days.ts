import { DAYS } from '../../decide/weights/days.ts';
import { attribute, type ElementNode, isElement } from '../../document/html/dom.ts';
import type { VisibleText } from '../../document/html/visible-text.ts';
import type { DateMention } from './date-mention.ts';
import { lastBefore, type MonthHeading } from './month-headings.ts';

const NUMBER = /^(\d{1,2})(?:st|nd|rd|th)?(?:\s?(?:[-–—&]|and|to)\s?(\d{1,2})(?:st|nd|rd|th)?)?$/;
const WORDS = /\p{L}{3}/u;

interface RowDay {
  start: number;
  end: number;
  day: number;
  last: number;
  heading: MonthHeading;
}

/**
 * `<tr><td>11</td><td>Dr. Horn</td>…` under `September 2014` in the same table, or under the headings of several months right above their tables:
 * numbers alone in the first cells of rows with words.
 */
export function rowDays(visible: VisibleText, months: readonly MonthHeading[]): DateMention[] {
  if (months.length === 0) return [];
  const found: RowDay[] = [];
  for (let index = 0; index < visible.pieces.length; index += 1) {
    const piece = visible.pieces[index];
    const next = visible.pieces[index + 1]?.start ?? visible.text.length;
    if (!piece || next - piece.start > DAYS.rowDays.longest) continue;
    const { start, element } = piece;
    const text = visible.text.slice(start, next).trim();
    const [, first, second] = NUMBER.exec(text) ?? [];
    const [day, last] = [Number(first ?? 0), Number(second ?? 0)];
    const heading = day >= 1 && day <= 31 && last <= 31 ? lastBefore(months, start) : undefined;
    if (heading && isFirstCell(element, text, visible))
      found.push({ start, end: start + text.length, day, last, heading });
  }
  const tables = Map.groupBy(found, ({ start }) => tableOf(visible.elementAt(start)));
  const days = [...tables].flatMap(([table, own]) =>
    own.filter(({ heading }) => tableOf(visible.elementAt(heading.start)) === table),
  );
  const below = [...tables].flatMap(([table, own]) =>
    own.filter(({ heading }) => isRightAbove(heading, table, visible)),
  );
  const all =
    new Set(below.map(({ heading }) => heading)).size >= DAYS.rowDays.fewestSections ? [...days, ...below] : days;
  const sections = [...Map.groupBy(all, ({ heading }) => heading).values()];
  const isOrdered = sections.every((own) => own.every(({ day }, index) => day >= (own[index - 1]?.day ?? 1)));
  if (all.length < DAYS.rowDays.fewest || !isOrdered || sections.some(areRanks)) return [];
  return all.map(({ heading, start, end, day, last }) => ({
    start,
    end,
    day,
    month: heading.month,
    year: heading.year,
    ...(last > day ? { until: { month: heading.month, day: last } } : {}),
  }));
}

function isRightAbove(heading: MonthHeading, table: ElementNode | null, visible: VisibleText): boolean {
  const range = table && visible.rangeOf(table);
  return range ? range[0] >= heading.end && visible.text.slice(heading.end, range[0]).trim() === '' : false;
}

/** 1, 2, 3 … are places in a race, or pages. */
function areRanks(days: ReadonlyArray<{ day: number }>): boolean {
  return days.length >= DAYS.rowDays.fewest && days.every(({ day }, index) => day === index + 1);
}

function isFirstCell(element: ElementNode, text: string, visible: VisibleText): boolean {
  let cell: ElementNode | null = element;
  for (let up = 0; cell && up < DAYS.rowDays.lookUp && cell.name !== 'td' && cell.name !== 'th'; up += 1)
    cell = cell.parent;
  const row = cell?.parent;
  if (!cell || row?.name !== 'tr' || attribute(cell, 'rowspan') || textOf(cell, visible) !== text) return false;
  const cells = row.children.filter(isElement);
  return cells[0] === cell && cells.slice(1).some((other) => WORDS.test(textOf(other, visible)));
}

function tableOf(element: ElementNode | null): ElementNode | null {
  for (let node = element; node; node = node.parent) if (node.name === 'table') return node;
  return null;
}

function textOf(element: ElementNode, visible: VisibleText): string {
  const range = visible.rangeOf(element);
  return range ? visible.text.slice(range[0], range[1]).trim() : '';
}
