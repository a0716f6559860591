import { RECORDS } from '../../decide/weights/records.ts';
import { type ElementNode, headingLevel } from '../../document/html/dom.ts';
import { isInline } from '../../document/html/shown-text.ts';
import { within } from '../../document/html/within.ts';
import { electTitle } from '../names/title-slots.ts';
import type { Layout } from '../pieces/layout.ts';
import type { ListedRecord } from '../pieces/listed-record.ts';
import type { Grouping } from './grouping.ts';

/** `Dana and the Swifts⏎Saturday, March 14⏎⏎The Quiet Mile⏎Saturday, April 11`: parts of one text between blank lines, each with its day. */
export function blocks(layout: Layout): Grouping[] {
  const { visible } = layout;
  if (visible.blankLines.length < RECORDS.blocks.fewest - 1) return [];
  const starts = Map.groupBy(visible.blankLines, ({ container }) => textAround(container));
  return [...starts].flatMap(([container, lines]) => {
    const range = visible.rangeOf(container);
    if (!range || lines.length < RECORDS.blocks.fewest - 1) return [];
    const bounds = [
      behindHeading(range[0], lines[0]?.start ?? range[1], layout),
      ...lines.map(({ start }) => start),
      range[1],
    ];
    const parts = bounds.slice(0, -1).map((start, index) => recordIn(start, bounds[index + 1] ?? start, layout));
    const from = parts.findIndex((part) => part !== null);
    const to = parts.findLastIndex((part) => part !== null);
    const records = parts.flatMap((part) => part ?? []);
    if (records.length < RECORDS.blocks.fewest || records.length < (to - from + 1) * RECORDS.blocks.mostly) return [];
    return [{ records, titles: electTitle(records, layout), isOfBlocks: true }];
  });
}

function recordIn(start: number, end: number, layout: Layout): ListedRecord | null {
  const marks = within(layout.marks, start, end);
  const isRecord = end - start <= RECORDS.blocks.longest && marks.length > 0 && !marks.some(({ isCell }) => isCell);
  return isRecord && layout.isTitled({ start, end }) ? { start, end: withoutBreak(end, layout), marks } : null;
}

/** A heading at the start of the text is that of all parts. */
function behindHeading(start: number, end: number, layout: Layout): number {
  const [mark] = within(layout.marks, start, end);
  const pieces = layout.piecesIn({ start, end: mark?.start ?? start });
  const last = pieces.findLastIndex(({ carrier }) => headingLevel(carrier.name) > 0);
  return last < 0 ? start : (pieces[last + 1]?.start ?? mark?.start ?? start);
}

/** Before the line break. */
function withoutBreak(end: number, { visible: { text } }: Layout): number {
  return text[end - 1] === '\n' ? end - 1 : end;
}

function textAround(element: ElementNode): ElementNode {
  let node = element;
  while (node.parent && isInline(node)) node = node.parent;
  return node;
}
