import { PIECES } from '../../decide/weights/pieces.ts';
import { RECORDS } from '../../decide/weights/records.ts';
import { type ElementNode, headingLevel, isElement } from '../../document/html/dom.ts';
import type { Piece } from '../../document/html/pieces.ts';
import { within } from '../../document/html/within.ts';
import type { Mark } from '../days/mark.ts';
import { slotOf } from '../names/title-slots.ts';
import type { Layout } from '../pieces/layout.ts';
import type { ListedRecord } from '../pieces/listed-record.ts';
import { BOLD, markingOf } from '../pieces/marking.ts';
import { placesOfDays } from '../places/places-of-days.ts';
import type { Grouping } from './grouping.ts';
import { isLowerLine } from './lower-lines.ts';

const LABEL = /\b(?:when|dates?|time)\s?:\s*$/i;

/**
 * Prose under headings of one kind, `Pop-Up Market⏎Pick up everything on Tuesday, November 24th`: each part is about what its heading names.
 * Only where days stand in sentences, behind `When:`, right below each heading, or each with its own place: other lists are read by their repeated parts.
 */
export function headedParts(layout: Layout): Grouping[] {
  const isProse = layout.marks.some((mark) => isTold(mark, layout));
  if (!isProse && layout.marks.length < RECORDS.headedParts.fewestPlaces) return [];
  const heads = layout.pieces.filter((piece) => isHead(piece, layout) && !isLowerLine(piece, layout));
  const kinds = new Map<string, ListedRecord[]>();
  for (const [index, head] of heads.entries()) {
    const end = heads[index + 1]?.start ?? layout.visible.text.length;
    const marks = within(layout.marks, head.end, Math.min(end, head.end + RECORDS.headedParts.mostChars));
    if (marks.length === 0 || layout.titleOf(head) === null) continue;
    const records = kinds.get(slotOf(head)) ?? [];
    records.push({ start: head.start, end: Math.min(end, head.end + RECORDS.headedParts.mostChars), marks });
    kinds.set(slotOf(head), records);
  }
  return [...kinds].flatMap(([slot, records]) => {
    const told = records.filter(
      ({ marks }) => marks.some((mark) => isTold(mark, layout)) || placesOfDays(marks, layout) !== null,
    ).length;
    if (records.length < RECORDS.headedParts.fewest) return [];
    if (told < records.length / 2 && !(isProse && isOfHeadings(slot) && records.every(isRightBelow))) return [];
    return [
      { records, titles: { slots: new Map([[slot, RECORDS.headedParts.score]]), score: RECORDS.headedParts.score } },
    ];
  });
}

function isRightBelow({ start, marks: [first] }: ListedRecord): boolean {
  return first !== undefined && first.start - start <= RECORDS.headedParts.rightBelow;
}

function isOfHeadings(slot: string): boolean {
  return /^h[1-6]\.|>h[1-6]\./.test(slot);
}

/** A heading, or a bold line of its own. */
function isHead(piece: Piece, layout: Layout): boolean {
  const { carrier, text, start } = piece;
  if (text.length > RECORDS.headedParts.longestHeading) return false;
  if (headingLevel(carrier.name) > 0) return true;
  if (!isInBold(carrier) || markingOf(piece, layout).bold === 0 || layout.visible.lineAt(start).trim() !== text.trim())
    return false;
  return !isInRow(carrier);
}

/** Whether it may be bold: its marking takes longer to tell. */
function isInBold(carrier: ElementNode): boolean {
  for (let node: ElementNode | null = carrier, up = 0; node && up < PIECES.marking.lookUp; node = node.parent, up += 1)
    if (BOLD.has(node.name)) return true;
  return false;
}

/** In a table with several columns. */
function isInRow(carrier: ElementNode): boolean {
  for (let node: ElementNode | null = carrier; node; node = node.parent)
    if (node.name === 'tr')
      return (
        node.children.filter((child) => isElement(child) && /^t[dh]$/.test(child.name)).length >=
        RECORDS.headedParts.columns
      );
  return false;
}

function isTold({ start }: Mark, layout: Layout): boolean {
  if (layout.visible.lineAt(start).length >= RECORDS.headedParts.longLine) return true;
  return LABEL.test(layout.visible.text.slice(Math.max(0, start - 12), start));
}
