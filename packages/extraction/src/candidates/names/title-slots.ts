import { oncePer } from '../../base/kept.ts';
import { LIMITS } from '../../base/limits.ts';
import { NAMES } from '../../decide/weights/names.ts';
import { CHOICE_WEIGHTS } from '../../decide/weights/title-choice.ts';
import { LOOKS } from '../../decide/weights/title-looks.ts';
import { columnHead, columnHeadCell } from '../../document/html/columns.ts';
import type { ElementNode } from '../../document/html/dom.ts';
import { type Piece, signature } from '../../document/html/pieces.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import { comparable } from '../../document/text.ts';
import { CREDIT } from '../../rules/credit-words.ts';
import type { Layout } from '../pieces/layout.ts';
import { markingOf } from '../pieces/marking.ts';
import { isOtherColumn } from '../pieces/named-columns.ts';
import { headOfLine } from './line-head.ts';
import { ownTitle } from './own-title.ts';
import { addText, featuresOf, type SlotStat, scoreOf, statOf } from './slot-features.ts';

/** The parts of similar records that contain their titles, the most likely first. */
export interface TitleSlots {
  slots: Map<string, number>;
  /** How much the titles look like titles: 0 for plain text, 3 and more for headings, links and elements marked as titles. */
  score: number;
}

const MOST_READ = 400;

/** The position of a piece, as far as similar records share it: its elements, and the column of its cell if columns have names. */
export function slotOf({ carrier, part, known }: Piece): string {
  known.slot ??= readSlot(carrier, part, true);
  return known.slot;
}

/** The elements of a piece, whatever the name of its column. */
export function formOf({ carrier, part, known }: Piece): string {
  known.form ??= readSlot(carrier, part, false);
  return known.form;
}

function readSlot(carrier: ElementNode, part: number, withColumn: boolean): string {
  let slot = part > 0 ? `${part}` : '';
  for (let node: ElementNode | null = carrier, steps = 0; node && steps < 3; node = node.parent, steps += 1) {
    const column = withColumn && node.name === 'td' ? columnHead(node) : '';
    slot = `${signature(node)}${column}>${slot}`;
  }
  return slot;
}

/** The title of a piece, for comparing. */
export function nameOf({ known }: Piece, title: string): string {
  known.name ??= comparable(title);
  return known.name;
}

/** Nested elements often contain the same records: their titles are chosen once. */
const electionsOn = oncePer<Layout, Map<string, TitleSlots>>(() => new Map());

export function electTitle(records: readonly Stretch[], layout: Layout): TitleSlots {
  const read = records.slice(0, MOST_READ);
  const known = electionsOn(layout);
  const key = read.map(({ start, end }) => `${start}-${end}`).join();
  const elected = known.get(key) ?? elect(read, layout);
  known.set(key, elected);
  return elected;
}

function elect(read: readonly Stretch[], layout: Layout): TitleSlots {
  const looks = new Map<string, number>();
  const scores = new Map<string, number>();
  // Read once for the four questions that follow.
  const titled = read.map((record) => titledIn(record, layout));
  for (const [slot, features] of featuresOf(statsIn(titled, layout), read.length, layout)) {
    looks.set(slot, scoreOf(features, LOOKS));
    scores.set(slot, scoreOf(features, CHOICE_WEIGHTS));
  }
  for (const slot of companions(titled, looks)) looks.set(slot, NAMES.titleSlots.unknown);
  for (const [slot, look] of looks) if (look < NAMES.titleSlots.leastLook) scores.set(slot, NAMES.titleSlots.noTitle);
  const slots = new Map([...scores].sort((a, b) => b[1] - a[1]));
  const [best] = slots.keys();
  if (best === undefined) return { slots, score: headScore(read, layout) };
  return { slots, score: Math.min(looks.get(best) ?? NAMES.titleSlots.unknown, meanLook(titled, slots, looks)) };
}

/** The pieces of a record that could be its title. */
function titledIn(record: Stretch, layout: Layout): Piece[] {
  return layout.piecesIn(record).filter((piece) => ownTitle(piece, layout) !== null && !isOtherColumn(piece.carrier));
}

/** The possible titles of similar records, by their position in a record. */
export function statsOf(records: readonly Stretch[], layout: Layout): Map<string, SlotStat> {
  return statsIn(
    records.map((record) => titledIn(record, layout)),
    layout,
  );
}

function statsIn(records: readonly Piece[][], layout: Layout): Map<string, SlotStat> {
  const stats = new Map<string, SlotStat>();
  for (const pieces of records) {
    const seen = new Set<string>();
    for (const piece of pieces) {
      const slot = slotOf(piece);
      if (seen.has(slot)) continue;
      let stat = stats.get(slot);
      if (!stat) stats.set(slot, (stat = statOf(piece)));
      const title = layout.titleOf(piece) ?? '';
      stat.names.add(nameOf(piece, title));
      addText(stat, title);
      seen.add(slot);
    }
  }
  for (const pieces of records) {
    // What every record says alike, `Listing`, `Members’ choice`, is ahead of none.
    const first = pieces.find((piece) => !isLabel(stats.get(slotOf(piece)), layout));
    const stat = first && stats.get(slotOf(first));
    if (stat) stat.firsts += 1;
  }
  return stats;
}

/** A performer whose name every evening has is linked or bold. */
function isLabel(stat: SlotStat | undefined, layout: Layout): boolean {
  return (
    stat !== undefined &&
    stat.count >= NAMES.titleSlots.fewestAlike &&
    stat.names.size === 1 &&
    prominence(stat.piece, layout) <= 0
  );
}

/** Parts that stand next to a clearly better title in nearly every record are another field: a record with only them has no title. */
function companions(records: readonly Piece[][], slots: ReadonlyMap<string, number>): string[] {
  const beside = new Map<string, { count: number; lesser: number }>();
  for (const pieces of records) {
    const own = new Set<string>();
    for (const piece of pieces) own.add(slotOf(piece));
    let most = -Infinity;
    for (const slot of own) most = Math.max(most, slots.get(slot) ?? NAMES.titleSlots.unknown);
    for (const slot of own) {
      let counts = beside.get(slot);
      if (!counts) beside.set(slot, (counts = { count: 0, lesser: 0 }));
      counts.count += 1;
      if (most - (slots.get(slot) ?? NAMES.titleSlots.unknown) >= NAMES.titleSlots.clearly) counts.lesser += 1;
    }
  }
  return [...beside].flatMap(([slot, { count, lesser }]) =>
    lesser >= NAMES.titleSlots.fewestBeside && lesser >= count * NAMES.titleSlots.nearlyAll ? [slot] : [],
  );
}

/** How much the titles of all records look like titles: a heading in one of them says nothing about the others. */
function meanLook(
  records: readonly Piece[][],
  slots: ReadonlyMap<string, number>,
  looks: ReadonlyMap<string, number>,
): number {
  let sum = 0;
  let titled = 0;
  for (const pieces of records) {
    const piece = bestOf(pieces, slots);
    if (!piece) continue;
    sum += looks.get(slotOf(piece)) ?? NAMES.titleSlots.unknown;
    titled += 1;
  }
  return titled > 0 ? sum / titled : -9;
}

/** The piece in the most likely part of a record; null if no piece can be a title. */
function bestOf(titled: readonly Piece[], slots: ReadonlyMap<string, number>): Piece | null {
  let best: Piece | null = null;
  let most = -Infinity;
  for (const piece of titled) {
    const score =
      (slots.get(slotOf(piece)) ?? NAMES.titleSlots.noTitle) -
      (CREDIT.test(piece.text) ? NAMES.titleSlots.ofCredit : 0);
    if (score > most) [best, most] = [piece, score];
  }
  return best;
}

/** How much a piece looks like a heading. */
export function prominence(piece: Piece, layout: Layout): number {
  piece.known.prominence ??= readProminence(piece, layout);
  return piece.known.prominence;
}

function readProminence(piece: Piece, layout: Layout): number {
  const { heading, lowHeading, headed, bold, called, other, link } = markingOf(piece, layout);
  const by = NAMES.titleSlots.prominence;
  const headings = heading * by.heading + lowHeading * by.lowHeading + headed * by.headed;
  const score = headings + bold * by.bold + called * by.called + other * by.other;
  return Math.max(by.least, Math.min(by.most, score)) + link * by.link;
}

/** Each step asks for the titles of the same records. */
const chosenOn = oncePer<Layout, Map<TitleSlots, Map<number, Piece | null>>>(() => new Map());

/** The piece of a record that is its title. */
export function titlePiece({ start, end }: Stretch, titles: TitleSlots, layout: Layout): Piece | null {
  const chosen = chosenOn(layout);
  const known = chosen.get(titles) ?? new Map<number, Piece | null>();
  chosen.set(titles, known);
  const key = start * (LIMITS.visibleChars + 1) + end;
  const found = known.get(key);
  if (found !== undefined) return found;
  const record = { start, end };
  const best = bestOf(titledIn(record, layout), titles.slots);
  const isTitle =
    best !== null && (titles.slots.get(slotOf(best)) ?? NAMES.titleSlots.noTitle) > NAMES.titleSlots.noTitle;
  const piece = isTitle ? (headOfLine(best, record, layout) ?? best) : headOfColumn(record, layout);
  known.set(key, piece);
  return piece;
}

/** Whether bare days are in cells of named columns. */
function headScore(records: readonly Stretch[], layout: Layout): number {
  return records.length > 0 && records.every((record) => headOfColumn(record, layout) !== null) ? 1 : -9;
}

const NO_NAME =
  /\b(?:dates?|days?|times?|when|where|locations?|deadlines?|months?|years?|weeks?|agendas?|minutes|due)\b/i;

/** A bare day in a cell takes the name of its column, `Board`, `Committee of the Whole`. */
function headOfColumn(record: Stretch, layout: Layout): Piece | null {
  for (
    let node = layout.pieceAt(record.start + 1)?.carrier ?? null, up = 0;
    node && up < 4;
    node = node.parent, up += 1
  ) {
    if (node.name !== 'td') continue;
    const head = columnHeadCell(node);
    const range = head && layout.visible.rangeOf(head);
    const [piece] = range ? layout.piecesIn({ start: range[0], end: range[1] }) : [];
    return piece && layout.titleOf(piece) !== null && !NO_NAME.test(piece.text) ? piece : null;
  }
  return null;
}
