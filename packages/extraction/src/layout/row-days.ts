import { attribute, type ElementNode, isElement } from '../html/dom.ts';
import type { VisibleText } from '../html/visible-text.ts';
import type { DateMention } from '../time/date-mention.ts';
import { lastBefore, type MonthHeading } from './month-headings.ts';

const NUMBER = /^(\d{1,2})(?:st|nd|rd|th)?$/;
const WORDS = /\p{L}{3}/u;
const FEWEST = 3;
const LOOK_UP = 4;

/** `<tr><td>11</td><td>Dr. Horn</td>…` under `September 2014` in the same table: numbers alone in the first cells of rows with words. */
export function rowDays(visible: VisibleText, months: readonly MonthHeading[]): DateMention[] {
  if (months.length === 0) return [];
  const found: Array<{ start: number; end: number; day: number; heading: MonthHeading }> = [];
  for (let index = 0; index < visible.pieces.length; index += 1) {
    const piece = visible.pieces[index];
    const end = visible.pieces[index + 1]?.start ?? visible.text.length;
    if (!piece || end - piece.start > 5) continue;
    const { start, element } = piece;
    const text = visible.text.slice(start, end).trim();
    const day = Number(NUMBER.exec(text)?.[1] ?? 0);
    const heading = day >= 1 && day <= 31 ? lastBefore(months, start) : undefined;
    if (heading && isFirstCell(element, text, heading, visible))
      found.push({ start, end: start + text.length, day, heading });
  }
  const sections = [...Map.groupBy(found, ({ heading }) => heading).values()];
  const isOrdered = sections.every((days) => days.every(({ day }, index) => day >= (days[index - 1]?.day ?? 1)));
  if (found.length < FEWEST || !isOrdered || sections.some(areRanks)) return [];
  return found.map(({ heading, start, end, day }) => ({ start, end, day, month: heading.month, year: heading.year }));
}

/** 1, 2, 3 … are places in a race, or pages. */
function areRanks(days: ReadonlyArray<{ day: number }>): boolean {
  return days.length >= FEWEST && days.every(({ day }, index) => day === index + 1);
}

function isFirstCell(element: ElementNode, text: string, heading: MonthHeading, visible: VisibleText): boolean {
  let cell: ElementNode | null = element;
  for (let up = 0; cell && up < LOOK_UP && cell.name !== 'td' && cell.name !== 'th'; up += 1) cell = cell.parent;
  const row = cell?.parent;
  if (!cell || row?.name !== 'tr' || attribute(cell, 'rowspan') || textOf(cell, visible) !== text) return false;
  const cells = row.children.filter(isElement);
  if (cells[0] !== cell || !cells.slice(1).some((other) => WORDS.test(textOf(other, visible)))) return false;
  return tableOf(row) === tableOf(visible.elementAt(heading.start));
}

function tableOf(element: ElementNode | null): ElementNode | null {
  for (let node = element; node; node = node.parent) if (node.name === 'table') return node;
  return null;
}

function textOf(element: ElementNode, visible: VisibleText): string {
  const range = visible.rangeOf(element);
  return range ? visible.text.slice(range[0], range[1]).trim() : '';
}
