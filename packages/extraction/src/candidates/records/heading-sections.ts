import { RECORDS } from '../../decide/weights/records.ts';
import type { ElementNode } from '../../document/html/dom.ts';
import type { Layout } from '../pieces/layout.ts';
import type { Grouping } from './grouping.ts';

const HEADING = /^h[1-6]$/;

/**
 * `<h3>Nov 24 – Knitting</h3><p>6–8 pm | $60</p>`: if each record is only a heading, the text below it belongs to it, up to the next heading of its
 * part of the page. Other groupings are returned unchanged.
 */
export function withTextBelow(grouping: Grouping, layout: Layout): Grouping {
  if (grouping.isOfElements !== true) return grouping;
  const headings = grouping.records.map(({ start, end }) => headingOf(start, end, layout));
  const [first] = headings;
  if (!first || headings.some((heading) => heading?.parent !== first.parent)) return grouping;
  const range = first.parent && layout.visible.rangeOf(first.parent);
  if (!range) return grouping;
  const records = grouping.records.map((record) => {
    const most = Math.min(range[1], record.end + RECORDS.headingSections.reach);
    const next = layout.piecesIn({ start: record.end, end: most }).find(({ carrier }) => headingAround(carrier));
    const end = next?.start ?? most;
    return end > record.end ? { ...record, end } : record;
  });
  return { ...grouping, records };
}

/** The heading that a record consists of. */
function headingOf(start: number, end: number, layout: Layout): ElementNode | null {
  const piece = layout.piecesIn({ start, end }).at(0);
  const heading = piece ? headingAround(piece.carrier) : null;
  const range = heading && layout.visible.rangeOf(heading);
  return range && range[0] >= start - 1 && range[1] <= end && range[1] >= end - 1 ? heading : null;
}

/** The heading close around an element, or it itself. */
export function headingAround(carrier: ElementNode): ElementNode | null {
  for (let node: ElementNode | null = carrier, up = 0; node && up < 4; node = node.parent, up += 1)
    if (HEADING.test(node.name)) return node;
  return null;
}
