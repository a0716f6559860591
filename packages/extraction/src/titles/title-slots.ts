import { attribute, type ElementNode } from '../html/dom.ts';
import { columnHeadCell } from '../layout/columns.ts';
import type { Layout } from '../layout/layout.ts';
import { isPlaceColumn, isTitleColumn } from '../layout/named-columns.ts';
import { type Piece, signature } from '../layout/pieces.ts';
import { comparable } from '../normalize/text.ts';
import type { Stretch } from '../time/title-places.ts';

/** The parts of similar records that contain their titles, the most likely first. */
export interface TitleSlots {
  slots: Map<string, number>;
  /** The score of the best part: 0 for plain text, 3 and more for headings, links and elements marked as titles. */
  score: number;
}

const GOOD = /title|headline|heading|event-?name|(?:^|[\s_-])name(?:$|[\s_-])|summary/i;
/** `…calendar-month__event-title-link`: the last word names the kind. */
const CALLED =
  /(?<!(?:venue|location|place|categor(?:y|ies)|tag|organi[sz]er|host|author|sub|series|section|widget)[-_]{0,2})(?:title|headline|heading|event-?name)(?:[-_]{1,2}(?:link|text|wrap(?:per)?|inner))?(?:\s|$)/i;
const BAD =
  /venue|location|place|address|categor|(?:^|[\s_-])tags?(?:$|[\s_-])|(?:^|[\s_-])cats?(?:$|[\s_-])|date|time|price|cost|descr|excerpt|author|host|organi[sz]er|present|promo|sub-?(?:title|head)|tagline|(?:^|[\s_-])ages?(?:$|[\s_-])|door|button|btn|cta|month|(?:^|[\s_-])day|support|opener|label|badge|status|meta(?:$|[\s_-])|city|genre|eyebrow|kicker|overline|type(?:$|[\s_-])/i;
/** Styled as a heading without being one, `<p class="h3">`. */
const HEADED = /(?:^|\s)h[1-4](?:$|\s)/;
const MOST_READ = 400;
/** Below this score a piece is a place, a price or a label and not a title. */
const LEAST_SCORE = -3.4;

/** The position of a piece, as far as similar records share it. */
export function slotOf({ carrier, part, known }: Piece): string {
  known.slot ??= readSlot(carrier, part);
  return known.slot;
}

function readSlot(carrier: ElementNode, part: number): string {
  let slot = part > 0 ? `${part}` : '';
  for (let node: ElementNode | null = carrier, steps = 0; node && steps < 3; node = node.parent, steps += 1)
    slot = `${signature(node)}>${slot}`;
  return slot;
}

/** The title of a piece, for comparing. */
export function nameOf({ known }: Piece, title: string): string {
  known.name ??= comparable(title);
  return known.name;
}

/** Nested elements often contain the same records: their titles are chosen once. */
const elections = new WeakMap<Layout, Map<string, TitleSlots>>();

export function electTitle(records: readonly Stretch[], layout: Layout): TitleSlots {
  const read = records.slice(0, MOST_READ);
  const known = elections.get(layout) ?? new Map<string, TitleSlots>();
  elections.set(layout, known);
  const key = read.map(({ start, end }) => `${start}-${end}`).join();
  const elected = known.get(key) ?? elect(read, layout);
  known.set(key, elected);
  return elected;
}

function elect(read: readonly Stretch[], layout: Layout): TitleSlots {
  const stats = new Map<string, { texts: Set<string>; count: number; firsts: number; chars: number; piece: Piece }>();
  for (const record of read) {
    const seen = new Set<string>();
    for (const piece of layout.piecesIn(record)) {
      const title = layout.titleOf(piece);
      if (title === null) continue;
      const slot = slotOf(piece);
      if (seen.has(slot)) continue;
      const stat = stats.get(slot) ?? { texts: new Set<string>(), count: 0, firsts: 0, chars: 0, piece };
      stat.texts.add(nameOf(piece, title));
      stat.count += 1;
      stat.chars += title.length;
      if (seen.size === 0) stat.firsts += 1;
      stats.set(slot, stat);
      seen.add(slot);
    }
  }
  const slots = new Map<string, number>();
  for (const [slot, stat] of stats) {
    const cover = stat.count / read.length;
    const distinct = stat.texts.size / stat.count;
    const length = stat.chars / stat.count;
    const long = length > 140 ? 2 : length > 90 ? 0.7 : 0;
    const place = isPlaceColumn(stat.piece.carrier) ? 4 : 0;
    const column = isTitleColumn(stat.piece.carrier) ? 3 : 0;
    const looks = prominence(stat.piece, layout) + column - place + (stat.firsts / stat.count) * 0.8 - long;
    slots.set(slot, looks - (1 - cover) * 1.5 - (stat.count > 2 ? (1 - distinct) * 2.5 : 0));
  }
  const ranked = new Map([...slots].sort((a, b) => b[1] - a[1]));
  const best = [...ranked.values()][0] ?? headScore(read, layout);
  return { slots: ranked, score: ranked.size > 0 ? Math.min(best, meanScore(read, ranked, layout)) : best };
}

/** The overall score of the records' titles: a heading in one of them says nothing about the others. */
function meanScore(records: readonly Stretch[], slots: ReadonlyMap<string, number>, layout: Layout): number {
  let sum = 0;
  let titled = 0;
  for (const record of records) {
    let most = -Infinity;
    for (const piece of layout.piecesIn(record))
      if (layout.titleOf(piece) !== null) most = Math.max(most, slots.get(slotOf(piece)) ?? -5);
    if (most === -Infinity) continue;
    sum += most;
    titled += 1;
  }
  return titled > 0 ? sum / titled : -9;
}

/** How much a piece looks like a heading. */
export function prominence(piece: Piece, layout: Layout): number {
  piece.known.prominence ??= readProminence(piece, layout);
  return piece.known.prominence;
}

function readProminence(piece: Piece, layout: Layout): number {
  let score = 0;
  let isLink = false;
  for (let node: ElementNode | null = piece.carrier, steps = 0; node && steps < 4; node = node.parent, steps += 1) {
    const range = layout.visible.rangeOf(node);
    // A container with other content says nothing about this piece.
    if (!range || range[1] - range[0] > (piece.end - piece.start) * 1.2 + 12) break;
    const level = /^h([1-6])$/.exec(node.name)?.[1];
    if (level) score += Number(level) <= 4 ? 2.5 : 1.5;
    else if (HEADED.test(attribute(node, 'class') ?? '')) score += 1.5;
    if (node.name === 'a' && attribute(node, 'href')) isLink = true;
    if (/^(?:b|strong|dt)$/.test(node.name)) score += 1;
    const names = `${attribute(node, 'class') ?? ''} ${attribute(node, 'itemprop') ?? ''}`;
    if (CALLED.test(names)) score += 2;
    else if (BAD.test(names)) score -= 2.5;
    else if (GOOD.test(names)) score += 2;
  }
  return Math.max(-4, Math.min(5, score)) + (isLink ? 1.5 : 0);
}

/** The piece of a record that is its title. */
export function titlePiece(record: Stretch, { slots }: TitleSlots, layout: Layout): Piece | null {
  let best: Piece | null = null;
  let most = -Infinity;
  for (const piece of layout.piecesIn(record)) {
    if (layout.titleOf(piece) === null) continue;
    const score = slots.get(slotOf(piece)) ?? -5;
    if (score > most) [best, most] = [piece, score];
  }
  return most >= LEAST_SCORE ? best : headOfColumn(record, layout);
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
