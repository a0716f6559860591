import { RECORDS } from '../../decide/weights/records.ts';
import { attribute, type ElementNode, headingLevel, isElement } from '../../document/html/dom.ts';
import { type Piece, signature } from '../../document/html/pieces.ts';
import { within } from '../../document/html/within.ts';
import type { Mark } from '../days/mark.ts';
import { electTitle } from '../names/title-slots.ts';
import type { Layout } from '../pieces/layout.ts';
import type { ListedRecord } from '../pieces/listed-record.ts';
import { aloneOnLines } from './alone-on-lines.ts';
import type { Grouping } from './grouping.ts';
import { type Anchor, headsOf } from './heads.ts';

/** Lists without an element per event: dates as headings of items, `<dt>` and `<dd>`, lines with breaks between them. */
export function flatGroupings(layout: Layout): Grouping[] {
  const kinds = Map.groupBy(
    layout.marks.filter((mark) => !mark.isCell && !isInRow(mark, layout)).map((mark) => anchorOf(mark, layout)),
    ({ kind }) => kind,
  );
  return [...kinds.values()].flatMap((anchors) => {
    const distinct = anchors.filter((anchor, index) => anchor.start >= (anchors[index - 1]?.end ?? 0));
    if (distinct.length < RECORDS.flat.fewest) return [];
    const records = aloneOnLines(distinct, layout) ?? withFurtherDays(runsOf(distinct, layout), anchors);
    return records.length >= RECORDS.flat.fewest ? [{ records, titles: electTitle(records, layout) }] : [];
  });
}

/** `Friday, April 3 at 7:30 pm and Saturday, April 4 at 3 pm`: with the other days that begin at the same anchor. */
function withFurtherDays(records: readonly ListedRecord[], anchors: readonly Anchor[]): ListedRecord[] {
  const starts = new Map(anchors.map(({ mark, start }) => [mark, start]));
  const alike = Map.groupBy(anchors, ({ start }) => start);
  return records.map((record) => {
    const marks = record.marks.flatMap(
      (mark) => alike.get(starts.get(mark) ?? mark.start)?.map((one) => one.mark) ?? [mark],
    );
    return { ...record, marks: marks.filter(({ end }) => end <= record.end) };
  });
}

/** A table row with more than its day is a separate record, unless its day spans several rows. */
function isInRow({ element, date }: Mark, layout: Layout): boolean {
  for (let node: ElementNode | null = element, up = 0; node && up < 8; node = node.parent, up += 1) {
    if (node.name !== 'td' && node.name !== 'th') continue;
    const row = node.parent;
    const cell = layout.visible.rangeOf(node);
    const range = row?.name === 'tr' ? layout.visible.rangeOf(row) : undefined;
    if (!cell || !range || attribute(node, 'rowspan')) return false;
    // A cell with several days is a section of the page, not part of a row.
    if (within(layout.marks, cell[0], cell[1]).some((mark) => mark.date !== date)) return false;
    return layout.isTitled({ start: range[0], end: cell[0] }) || layout.isTitled({ start: cell[1], end: range[1] });
  }
  return false;
}

/** The largest element around a date without other text, otherwise the date's line. */
function anchorOf(mark: Mark, layout: Layout): Anchor {
  const row = plainRowOf(mark, layout);
  if (row) return row;
  let block: ElementNode | null = null;
  for (let node: ElementNode | null = mark.element; node?.parent; node = node.parent) {
    const range = layout.visible.rangeOf(node);
    if (!range || range[1] - range[0] > 200 || layout.isTitled({ start: range[0], end: range[1] })) break;
    if (hasOtherDays(range, mark, layout)) break;
    block = node;
  }
  const range = block && layout.visible.rangeOf(block);
  if (block && range) return { start: range[0], end: range[1], mark, kind: signature(block), element: block };
  const start = layout.visible.text.lastIndexOf('\n', mark.start) + 1;
  return { start, end: mark.end, mark, kind: `line ${signature(mark.element)}`, element: mark.element };
}

/** Other days than this one, unless nothing but days stands there, `<dt>Fri 17 & Sat 18`. */
function hasOtherDays([start, end]: readonly [number, number], { date }: Mark, layout: Layout): boolean {
  const days = within(layout.marks, start, end);
  if (days.every((day) => day.date === date)) return false;
  const { text } = layout.visible;
  const edges = text.slice(start, days[0]?.start) + text.slice(days.at(-1)?.end, end);
  const isJoined = days.slice(1).every((day, index) => JOINT.test(text.slice(days[index]?.end, day.start)));
  return !isJoined || edges.trim() !== '';
}

const JOINT = /^\s?(?:,|&|\+|\/|and|y)\s?$/i;

/**
 * A row with no text in its other cells, `March 24 – Special Meeting | Agenda`: words next to its day, or stripes, do not make it another
 * kind.
 */
function plainRowOf(mark: Mark, layout: Layout): Anchor | null {
  for (let node: ElementNode | null = mark.element, up = 0; node && up < 8; node = node.parent, up += 1) {
    if (node.name !== 'td') continue;
    const row = node.parent;
    const range = row?.name === 'tr' ? layout.visible.rangeOf(row) : undefined;
    if (!row?.parent || !range || range[1] - range[0] > RECORDS.flat.longestRow) return null;
    if (within(layout.marks, range[0], range[1]).length > 1 || attribute(node, 'rowspan') || cellsOf(row) < 2)
      return null;
    return { start: range[0], end: range[1], mark, kind: `row ${layout.pathId(row.parent)}`, element: row };
  }
  return null;
}

function cellsOf(row: ElementNode): number {
  return row.children.filter((child) => isElement(child) && child.name === 'td').length;
}

/** From one anchor to the next, or from one title to the next if titles precede their dates. */
function runsOf(anchors: readonly Anchor[], layout: Layout): ListedRecord[] {
  const [first, last] = [anchors[0], anchors.at(-1)];
  if (!first || !last) return [];
  const container = commonAncestor(first.element, last.element);
  const bounds = (container && layout.visible.rangeOf(container)) ?? [first.start, last.end];
  const typical = Math.max(200, ((last.start - first.start) / Math.max(1, anchors.length - 1)) * 3);
  const reach = Math.min(bounds[1], last.start + typical);
  const inner = new Set(layout.piecesIn({ start: first.start, end: last.end }).map(levelOf));
  const foot = layout
    .piecesIn({ start: last.end, end: reach })
    .find((piece) => isInFoot(piece.carrier) || opensNext(piece, inner));
  const end = foot?.start ?? reach;
  const heads = headsOf(anchors, Math.max(bounds[0], first.start - typical), end, layout);
  const starts = heads ?? anchors.map((anchor) => anchor.start);
  const records = starts.flatMap((start, index) => {
    const until = starts[index + 1] ?? (heads ? Math.min(end, last.end + 400) : end);
    const marks = within(anchors, start, until).map(({ mark }) => mark);
    return marks.length > 0 ? [{ start, end: Math.min(until, start + typical * 3), marks }] : [];
  });
  return withoutNextHeadings(records, layout);
}

/**
 * A heading behind the words of a record is the heading of what follows, `Past Meetings`, if it is of a rank that few records have, or if it is
 * of the rank of the days themselves and only the last record has one.
 */
function withoutNextHeadings(records: readonly ListedRecord[], layout: Layout): ListedRecord[] {
  const headings = records.map((record) => layout.piecesIn(record).filter((piece) => levelOf(piece) !== null));
  const owners = new Map<number | null, number>();
  for (const own of headings)
    for (const level of new Set(own.map(levelOf))) owners.set(level, (owners.get(level) ?? 0) + 1);
  const behind = records.map((record, index) =>
    (headings[index] ?? []).filter(({ start }) => start >= endOfDays(record)),
  );
  const isLastAlone = behind.slice(0, -1).every((own) => own.length === 0);
  return records.map((record, index) => {
    const dayLevel =
      isLastAlone && index === records.length - 1 ? levelOf(layout.pieceAt(endOfDays(record) - 1)) : null;
    const next = behind[index]?.find(
      (piece) =>
        ((owners.get(levelOf(piece)) ?? 0) < records.length * RECORDS.flat.few || levelOf(piece) === dayLevel) &&
        layout.isTitled({ start: record.start, end: piece.start }),
    );
    return next ? { ...record, end: next.start } : record;
  });
}

function endOfDays({ marks, end }: ListedRecord): number {
  return marks.at(-1)?.end ?? end;
}

/** A heading of a rank that no entry has starts a different part. */
function opensNext(piece: Piece, inner: ReadonlySet<number | null>): boolean {
  const level = levelOf(piece);
  const above = [...inner].flatMap((one) => (one === null ? [] : [one]));
  return level !== null && above.length > 0 && level < Math.min(...above);
}

function levelOf(piece: Piece | undefined): number | null {
  return headingLevel(piece?.carrier.name ?? '') || null;
}

function isInFoot(element: ElementNode): boolean {
  for (let node: ElementNode | null = element; node; node = node.parent)
    if (node.name === 'footer' || node.name === 'nav' || node.name === 'form') return true;
  return false;
}

function commonAncestor(a: ElementNode, b: ElementNode): ElementNode | null {
  const above = new Set<ElementNode>();
  for (let node: ElementNode | null = a; node; node = node.parent) above.add(node);
  for (let node: ElementNode | null = b; node; node = node.parent) if (above.has(node)) return node;
  return null;
}
