import { attribute, type ElementNode, isElement } from '../html/dom.ts';
import type { Layout } from './layout.ts';

/**
 * Where the rows end that share a day with this one, `<td rowspan="3">`; null for a row that stands for itself.
 * @param next the next row with a day: no span reaches beyond it
 */
export function endOfSpan(row: ElementNode, next: ElementNode | undefined, layout: Layout): number | null {
  if (row.name !== 'tr' || !row.parent) return null;
  let span = 1;
  for (const cell of row.children) if (isElement(cell)) span = Math.max(span, Number(attribute(cell, 'rowspan')) || 1);
  if (span === 1) return null;
  if (next?.parent === row.parent) return layout.visible.rangeOf(next)?.[0] ?? null;
  const rows = row.parent.children.slice(row.parent.children.indexOf(row)).filter(isElement);
  const last = rows.slice(0, span).findLast((one) => layout.visible.rangeOf(one));
  return (last && layout.visible.rangeOf(last)?.[1]) ?? null;
}
