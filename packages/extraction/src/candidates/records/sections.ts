import { RECORDS } from '../../decide/weights/records.ts';
import { type ElementNode, headingLevel } from '../../document/html/dom.ts';
import type { Piece } from '../../document/html/pieces.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import { within } from '../../document/html/within.ts';
import { titlePiece } from '../names/title-slots.ts';
import type { Layout } from '../pieces/layout.ts';
import type { ListedRecord } from '../pieces/listed-record.ts';
import type { Grouping } from './grouping.ts';

const NO_TITLES = { slots: new Map<string, number>(), score: -9 };

/**
 * Bare days under several headings: `Board of Trustees⏎January 13⏎February 10⏎Zoning Commission⏎January 20`.
 * The days of each heading, without the text after them, and where the words above them begin; otherwise the grouping unchanged.
 */
export function inSections(grouping: Grouping, layout: Layout): Grouping[] {
  if (grouping.sections) return left(grouping.sections, new Set(grouping.records));
  const titled = grouping.records.filter((record) => titlePiece(record, grouping.titles, layout) !== null).length;
  if (titled > grouping.records.length / 2) return [grouping];
  const alone = grouping.records.flatMap(({ marks }) => marks.map((mark) => aloneAt(mark, layout)));
  const bare = alone.filter((record) => record !== null);
  if (bare.length < RECORDS.sections.fewest || bare.length < alone.length * RECORDS.sections.mostly) return [grouping];
  const sections: ListedRecord[][] = [];
  for (const record of bare) {
    const last = sections.at(-1)?.at(-1);
    if (last && headingIn({ start: last.end, end: record.start }, layout) === null) sections.at(-1)?.push(record);
    else sections.push([record]);
  }
  if (sections.length < 2) return [grouping];
  return sections.map((records, index) => ({
    records,
    titles: NO_TITLES,
    above: sections[index - 1]?.at(-1)?.end ?? 0,
  }));
}

/** Sections with their days that nothing else used. */
function left(sections: readonly Grouping[], records: ReadonlySet<ListedRecord>): Grouping[] {
  return sections
    .map((section) => ({ ...section, records: section.records.filter((record) => records.has(record)) }))
    .filter((section) => section.records.length > 0);
}

/** The item, paragraph or line of a day, if it only adds that it is cancelled. */
function aloneAt(mark: ListedRecord['marks'][number], layout: Layout): ListedRecord | null {
  let own: Stretch | null = null;
  for (
    let node: ElementNode | null = mark.element, up = 0;
    node && up < RECORDS.sections.lookUp;
    node = node.parent, up += 1
  ) {
    const range = layout.visible.rangeOf(node);
    if (!range || layout.isTitled({ start: range[0], end: range[1] })) break;
    own = { start: range[0], end: range[1] };
    if (/^(?:li|p|td|tr|dd|div)$/.test(node.name)) break;
  }
  return own && { ...own, marks: [mark] };
}

/** The last heading in a stretch. */
export function headingIn(range: Stretch, layout: Layout): Piece | null {
  return layout.piecesIn(range).findLast((piece) => isHeading(piece, layout)) ?? null;
}

/** A heading, or a bold beginning of a line. */
function isHeading(piece: Piece, layout: Layout): boolean {
  const { name } = piece.carrier;
  if (headingLevel(name) > 0) return layout.titleOf(piece) !== null;
  return (
    (name === 'b' || name === 'strong') &&
    layout.titleOf(piece) !== null &&
    layout.visible.lineAt(piece.start).trimStart().startsWith(piece.text.trim()) &&
    !hasDayOfItsOwn(piece.start, layout)
  );
}

/** `SPECIAL MEETING Tuesday, February 20, 3:30 pm`: a line above the others with a single day is about that day. */
export function hasDayOfItsOwn(at: number, { marks, visible: { text } }: Layout): boolean {
  const start = text.lastIndexOf('\n', at) + 1;
  const end = text.indexOf('\n', at);
  return within(marks, start, end < 0 ? text.length : end).some(({ until }) => until === undefined);
}
