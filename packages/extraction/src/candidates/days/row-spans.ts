import { attribute, type ElementNode, isElement } from '../../document/html/dom.ts';
import type { VisibleText } from '../../document/html/visible-text.ts';
import type { DateMention } from './date-mention.ts';

/**
 * The end of the rows that share a day with this one, `<td rowspan="3">`; null for a row by itself.
 * @param next the next row with a day: no span extends beyond it
 */
export function endOfSpan(
  row: ElementNode,
  next: ElementNode | undefined,
  { visible }: { visible: VisibleText },
): number | null {
  if (row.name !== 'tr' || !row.parent) return null;
  let span = 1;
  for (const cell of row.children) if (isElement(cell)) span = Math.max(span, Number(attribute(cell, 'rowspan')) || 1);
  if (span === 1) return null;
  if (next?.parent === row.parent) return visible.rangeOf(next)?.[0] ?? null;
  const rows = row.parent.children.slice(row.parent.children.indexOf(row)).filter(isElement);
  const last = rows.slice(0, span).findLast((one) => visible.rangeOf(one));
  return (last && visible.rangeOf(last)?.[1]) ?? null;
}

/** `2/17/26 … Tuesday⏎2/23/26`: the weekday in the last cell of the row above does not belong to this date. */
export function inOwnRow(mention: DateMention, visible: VisibleText): DateMention {
  const line = mention.weekday === undefined ? -1 : visible.text.slice(mention.start, mention.end).indexOf('\n');
  if (line < 0) return mention;
  const start = mention.start + line + 1;
  const [above, own] = [rowOf(visible.elementAt(mention.start)), rowOf(visible.elementAt(start))];
  if (!above || !own || above === own) return mention;
  const { weekday: _, ...rest } = mention;
  return { ...rest, start };
}

/** The table row close around an element. */
export function rowOf(element: ElementNode | null): ElementNode | null {
  for (let node = element, up = 0; node && up < 6; node = node.parent, up += 1) if (node.name === 'tr') return node;
  return null;
}
