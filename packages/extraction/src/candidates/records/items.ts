import { RECORDS } from '../../decide/weights/records.ts';
import type { ElementNode } from '../../document/html/dom.ts';
import { signature } from '../../document/html/pieces.ts';
import { holdsAny, within } from '../../document/html/within.ts';
import { electTitle, prominence, type TitleSlots, titlePiece } from '../names/title-slots.ts';
import type { Layout } from '../pieces/layout.ts';
import type { ListedRecord } from '../pieces/listed-record.ts';
import { markingOf } from '../pieces/marking.ts';
import type { TimeMention } from '../times/written-times.ts';
import type { Grouping } from './grouping.ts';
import { cellFacts } from './room-grid.ts';

interface Kind {
  items: Array<ListedRecord & { timed: boolean; linked: boolean; hasLink: boolean; size: number }>;
  owners: Set<ListedRecord>;
}

const LINES = 'lines';

/** If days are headings over several events each, the events; otherwise the grouping unchanged. */
export function splitIntoItems(grouping: Grouping, layout: Layout): Grouping {
  const kinds = new Map<string, Kind>();
  for (const record of grouping.records) {
    collect(record, layout, kinds);
    collectLines(record, layout, kinds);
    collectNames(record, layout, kinds);
  }
  let best: Kind | null = null;
  for (const { items: all, owners } of kinds.values()) {
    const kind = { items: withoutNested(all), owners };
    const { items } = kind;
    if (items.length <= owners.size || owners.size < grouping.records.length * RECORDS.items.leastOwners) continue;
    // If records have titles of their own, repeated parts inside them are about the same event.
    const byMark = Map.groupBy(items, ({ marks }) => marks[0]);
    const titled = [...owners].filter((record) =>
      holdsTitle(record, byMark.get(record.marks[0]) ?? [], grouping.titles, layout),
    ).length;
    const isApart = isUnderLabels(kind, grouping.titles, layout) || isDaysProgram(kind, grouping, layout);
    if (titled < owners.size * RECORDS.items.leastTitled && !isApart && !isLongProgram(kind, layout)) continue;
    const timed = items.filter((item) => item.timed).length / items.length;
    const linked = items.filter((item) => item.linked).length / items.length;
    const isLinked = linked > RECORDS.items.nearlyAllLinked && items.every((item) => item.size > 0);
    if (timed < RECORDS.items.leastShare && !isLinked && !haveOwnHours(kind)) continue;
    if (!best || weight(kind) > weight(best) || (weight(kind) === weight(best) && extent(kind) > extent(best)))
      best = kind;
  }
  if (!best) return grouping;
  const { items, owners } = best;
  const whole = grouping.records.filter((record) => !owners.has(record));
  // Among events with times, a line without one is a remark on the day, unless it leads to a page of its own as they do.
  const timed = items.filter((item) => item.timed);
  const days = new Set(timed.map(({ marks }) => marks[0]));
  const areLinked = timed.every((item) => item.hasLink);
  const events = items.filter((item) => item.timed || (areLinked && item.hasLink) || !days.has(item.marks[0]));
  const records = [...events, ...whole].sort((a, b) => a.start - b.start);
  return { records, titles: electTitle(records, layout) };
}

/** A column within a column has the classes of both: the inner one, alone in it, is the same item again. */
function withoutNested(items: Kind['items']): Kind['items'] {
  const held = new Map<Kind['items'][number], number>();
  const outer = new Map<Kind['items'][number], Kind['items'][number]>();
  const open: Kind['items'] = [];
  for (const item of items.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) < item.end) open.pop();
    const parent = open.at(-1);
    if (parent) {
      outer.set(item, parent);
      held.set(parent, (held.get(parent) ?? 0) + 1);
    }
    open.push(item);
  }
  if (outer.size === 0) return items;
  return items.filter((item) => {
    const parent = outer.get(item);
    return parent === undefined || held.get(parent) !== 1;
  });
}

/** `Music` above the various items of each day is their kind. */
function isUnderLabels({ items, owners }: Kind, titles: TitleSlots, layout: Layout): boolean {
  if (owners.size < 2 || items.length < owners.size * RECORDS.items.many) return false;
  const labels = [...owners].map((record) => titlePiece(record, titles, layout)?.text ?? '');
  const names = items.map((item) => layout.piecesIn(item)[0]?.text ?? '');
  return new Set(labels).size <= owners.size / 2 && new Set(names).size >= items.length * RECORDS.items.different;
}

/** `School Day` in plain letters above many hours of a day, each with another name, is a remark on the day. */
function isDaysProgram({ items, owners }: Kind, { titles, records }: Grouping, layout: Layout): boolean {
  if (
    owners.size < records.length ||
    items.length < owners.size * RECORDS.items.many ||
    !items.every(({ timed }) => timed)
  )
    return false;
  const isPlain = [...owners].every((record) => {
    const piece = titlePiece(record, titles, layout);
    return piece === null || prominence(piece, layout) < 1;
  });
  const names = items.map((item) => layout.piecesIn(item).find((piece) => layout.titleOf(piece) !== null)?.text ?? '');
  return isPlain && new Set(names).size >= items.length * RECORDS.items.different;
}

/** Many hours under each day, each with another name: what was taken for the title of a day is the name of one of them. */
function isLongProgram({ items, owners }: Kind, layout: Layout): boolean {
  if (items.length < owners.size * RECORDS.items.veryMany) return false;
  const names = items.map((item) => layout.piecesIn(item).find((piece) => layout.titleOf(piece) !== null)?.text ?? '');
  return new Set(names).size >= items.length * RECORDS.items.different;
}

/** Most days of a school have one note without an hour; where a day has several events, each has its own. */
function haveOwnHours({ items }: Kind): boolean {
  const several = [...Map.groupBy(items, ({ marks }) => marks[0]).values()].filter((own) => own.length > 1);
  return several.every((own) => own.every(({ timed, size }) => timed && size > 0));
}

function holdsTitle(record: ListedRecord, items: Kind['items'], titles: TitleSlots, layout: Layout): boolean {
  const title = titlePiece(record, titles, layout);
  return title !== null && items.some(({ start, end }) => start <= title.start && end >= title.end);
}

function weight({ items }: Kind): number {
  return items.length + items.filter((item) => item.timed).length;
}

/** Of nested elements with the same events, the outer ones contain everything that belongs to them. */
function extent({ items }: Kind): number {
  return items.reduce((sum, { size }) => sum + size, 0);
}

/**
 * `9:15 am Adult Forum⏎10:30 am Holy Eucharist`: lines that begin with a time and name something, there or on the next line, and the lines
 * after them.
 */
function collectLines(record: ListedRecord, layout: Layout, kinds: Map<string, Kind>): void {
  const [mark] = record.marks;
  if (!mark || record.marks.some(({ date }) => date !== mark.date)) return;
  const { text } = layout.visible;
  const times = within(layout.times, mark.end, record.end);
  const firsts = new Map<string, TimeMention>();
  for (const time of times.toReversed()) firsts.set(spanOf(time), time);
  const starts = times
    .filter((time) => !isToldAgain(time, firsts.get(spanOf(time)) ?? time, record))
    .flatMap((time) => {
      const start = text.lastIndexOf('\n', time.start) + 1;
      if (start < mark.end || time.start - start > RECORDS.items.lineHead || time.role !== 'show') return [];
      const end = lineEnd(text, time.end);
      const isAlone = ONLY_ZONE.test(text.slice(time.end, end));
      return layout.isTitled({ start, end: isAlone ? lineEnd(text, end + 1) : end }) ? [start] : [];
    });
  if (starts.length === 0) return;
  const kind = kinds.get(LINES) ?? { items: [], owners: new Set<ListedRecord>() };
  for (const [index, start] of starts.entries())
    kind.items.push({
      start,
      end: (starts[index + 1] ?? endOfLast(start, record, layout) + 1) - 1,
      marks: [mark],
      timed: true,
      linked: false,
      hasLink: false,
      size: 0,
    });
  kind.owners.add(record);
  kinds.set(LINES, kind);
}

/** `7:00 PM – 10:00 PM EDT` */
const ONLY_ZONE = /^\s*(?:[ACEHMP][DS]?T)?\s*$/;

/** `<h4>Adult Forum</h4><p>9:15 am</p>`: names of one form, each with its hour before the next name. */
function collectNames(record: ListedRecord, layout: Layout, kinds: Map<string, Kind>): void {
  const [mark] = record.marks;
  if (!mark || record.marks.some(({ date }) => date !== mark.date)) return;
  const named = layout
    .piecesIn(record)
    .filter(
      (piece) =>
        piece.start > mark.end &&
        layout.titleOf(piece) !== null &&
        prominence(piece, layout) >= RECORDS.items.leastProminence,
    );
  for (const [form, pieces] of Map.groupBy(named, ({ carrier }) => signature(carrier))) {
    const key = `names ${form}`;
    const kind = kinds.get(key) ?? { items: [], owners: new Set<ListedRecord>() };
    for (const [index, { start }] of pieces.entries()) {
      const end = (pieces[index + 1]?.start ?? record.end + 1) - 1;
      const timed = holdsAny(layout.times, start, end);
      kind.items.push({ start, end, marks: [mark], timed, linked: false, hasLink: false, size: 0 });
    }
    kind.owners.add(record);
    kinds.set(key, kind);
  }
}

/** A heading below the last line of a day, `DAILY`, is the heading of what follows. */
function endOfLast(start: number, { end }: ListedRecord, layout: Layout): number {
  const below = lineEnd(layout.visible.text, start);
  const next = layout.piecesIn({ start: below, end }).find(({ carrier }) => /^h[1-6]$/.test(carrier.name));
  return next ? next.start - 1 : end;
}

/** The time of a record that repeats its day for narrow screens, with the same time. */
function isToldAgain(time: TimeMention, first: TimeMention, { marks }: ListedRecord): boolean {
  return first !== time && marks.some(({ start }) => start > first.end && start < time.start);
}

function spanOf({ from, to }: TimeMention): string {
  return `${from} ${to ?? ''}`;
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

/** `all-day`, where others have their hour. */
const ALL_DAY = /(?:^|\n|\s)\(?all[ -]day\b/i;

/** The elements of a record without a day of their own but with a title: each may be an event of the record's day. */
function collect(record: ListedRecord, layout: Layout, kinds: Map<string, Kind>): void {
  const [mark] = record.marks;
  if (!mark || record.marks.some(({ date }) => date !== mark.date)) return;
  const seen = new Set<ElementNode>();
  for (const piece of layout.piecesIn(record)) {
    if (piece.start < mark.end || layout.titleOf(piece) === null) continue;
    for (
      let node: ElementNode | null = piece.carrier, up = 0;
      node && up < RECORDS.items.lookUp;
      node = node.parent, up += 1
    ) {
      const range = layout.visible.rangeOf(node);
      if (!range || range[0] < mark.end || range[1] > record.end) break;
      if (seen.has(node)) continue;
      seen.add(node);
      const kind = kinds.get(signature(node)) ?? { items: [], owners: new Set<ListedRecord>() };
      const cell = cellFacts(node, layout);
      kind.items.push({
        start: range[0],
        end: range[1],
        marks: [mark],
        ...cell,
        timed:
          cell !== null ||
          holdsAny(layout.times, range[0], range[1]) ||
          ALL_DAY.test(layout.visible.text.slice(range[0], Math.min(range[1], range[0] + RECORDS.items.allDayChars))),
        hasLink: markingOf(piece, layout).link === 1,
        linked:
          (mark.isCell || /^(?:li|article|tr)$/.test(node.name)) &&
          prominence(piece, layout) >= RECORDS.items.leastProminence,
        size: range[1] - range[0],
      });
      kind.owners.add(record);
      kinds.set(signature(node), kind);
    }
  }
}
