import { type ElementNode, isElement } from './dom.ts';
import type { VisibleText } from './visible-text.ts';

const WEEK = 7;
/** The maximum length of a row with numbers only, in characters. */
const NUMBERS_CHARS = 40;
const NUMBERED = /^\s*\d{1,2}\s*(?:\n|$)/;

/**
 * The cell below a number's cell, in a month with two rows per week: the numbers, and the events.
 * @returns the element itself if its row has more than numbers
 */
export function cellBelow(element: ElementNode, visible: VisibleText): ElementNode {
  let cell: ElementNode | null = element;
  for (let up = 0; cell && up < 5 && cell.name !== 'td'; up += 1) cell = cell.parent;
  const row = cell?.name === 'td' ? cell.parent : null;
  if (!cell || !row?.parent || !isOfNumbers(row, visible)) return element;
  const rows = row.parent.children.filter(isElement);
  const below = rows[rows.indexOf(row) + 1]?.children.filter(isElement) ?? [];
  const cells = row.children.filter(isElement);
  const own = below[cells.indexOf(cell)];
  if (!own || cells.length !== WEEK || below.length !== WEEK) return element;
  // A week without events is followed by the next week's numbers.
  return below.some((one) => NUMBERED.test(textOf(one, visible))) ? element : own;
}

function isOfNumbers(row: ElementNode, visible: VisibleText): boolean {
  const text = textOf(row, visible);
  return text !== '' && text.length <= NUMBERS_CHARS && !/[^\d\s]/.test(text);
}

function textOf(element: ElementNode, visible: VisibleText): string {
  const range = visible.rangeOf(element);
  return range ? visible.text.slice(range[0], range[1]) : '';
}
