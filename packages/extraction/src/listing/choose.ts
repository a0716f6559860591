import { comparable } from '../normalize/text.ts';
import { tellsOfEvents } from './accept.ts';
import { isArchiveOf } from './archives.ts';
import { commonTitle } from './common-title.ts';
import { type Grouping, groupingsOf, type ListedRecord } from './groupings.ts';
import type { Layout } from './layout.ts';
import type { Mark } from './marks.ts';
import { isNamedPlace } from './place.ts';
import { inSections } from './sections.ts';
import { nameOf, titlePiece } from './title-slots.ts';
import { holdsAny, within } from './within.ts';

/** Groupings that are weighed; pages with more are no calendars. */
const MOST = 60;
const LEAST_VALUE = 0.5;
/** Lower scores are those of places and labels. */
const UNTITLED = -3.4;

/** The lists of a page that tell of events, found once for all rungs that ask. */
export function eventLists(layout: Layout): readonly Grouping[] {
  const known = lists.get(layout);
  if (known) return known;
  const chosen = chooseGroupings(groupingsOf(layout), layout);
  const telling = new Set(chosen.filter((grouping) => tellsOfEvents(grouping, layout)));
  const made = chosen.filter((grouping) => telling.has(grouping) || isArchiveOf(telling, grouping, layout));
  lists.set(layout, made);
  return made;
}

const lists = new WeakMap<Layout, readonly Grouping[]>();

/** Of all ways to part a page, those that give most events with good titles; no day is used twice. */
function chooseGroupings(groupings: readonly Grouping[], layout: Layout): Grouping[] {
  let open = groupings
    .toSorted((a, b) => b.records.length - a.records.length)
    .slice(0, MOST)
    .map((grouping) => ({ grouping, value: valueOf(grouping, layout) }));
  const chosen: Grouping[] = [];
  const used = new Set<Mark>();
  while (open.length > 0) {
    const best = open.reduce((a, b) => (b.value > a.value ? b : a));
    if (best.value < LEAST_VALUE) break;
    chosen.push(best.grouping);
    for (const { marks } of best.grouping.records) for (const mark of marks) used.add(mark);
    open = open.flatMap((one) => {
      if (one === best) return [];
      const records = one.grouping.records.filter(
        (record) =>
          ![...record.marks, ...within(layout.marks, record.start, record.end)].some((mark) => used.has(mark)),
      );
      if (records.length === one.grouping.records.length) return [one];
      if (records.length === 0) return [];
      const grouping = { ...one.grouping, records };
      return [{ grouping, value: valueOf(grouping, layout) }];
    });
  }
  return chosen;
}

function valueOf(grouping: Grouping, layout: Layout): number {
  const { records, titles } = grouping;
  const common = titles.score < UNTITLED ? titleOfAll(grouping, layout) : null;
  const quality = common
    ? grouping.sections
      ? PARTED
      : 0.4
    : Math.max(leastQuality(grouping, layout), Math.min(1, (titles.score + 1) / 4));
  const seen = new Set<string>();
  let value = 0;
  let timed = 0;
  for (const record of records) {
    const piece = titlePiece(record, titles, layout);
    const title = (piece && layout.titleOf(piece)) ?? common?.text;
    if (!title) continue;
    const name = `${piece ? nameOf(piece, title) : comparable(title)} ${record.marks[0]?.date}`;
    // One event told twice counts once, and a title that is the same for all says little.
    value += seen.has(name) ? 0 : spread(record) * (isMixed(record, layout) ? MIXED : 1);
    seen.add(name);
    if (holdsAny(layout.times, record.start, record.end)) timed += 1;
  }
  return value * quality * (1 + (timed / records.length) * TIMED);
}

/** Days that have a time each are showings: what stands above them is a list of its own. */
function titleOfAll(grouping: Grouping, layout: Layout): { text: string } | null {
  const isTimed = grouping.records.some((record) => holdsAny(layout.times, record.start, record.end));
  for (const section of isTimed ? [grouping] : inSections(grouping, layout)) {
    const common = commonTitle(section, layout);
    if (common) return common;
  }
  return null;
}

/** Days alone whose headings and notes are known, a little before the same days without. */
const PARTED = 0.42;

/** Of two ways to part a page that are equally good, the one whose parts also hold the times. */
const TIMED = 0.01;

/** Titles that differ little, or look like nothing much, are still titles in the cells of a month, and where they name houses or meetings. */
function leastQuality(grouping: Grouping, layout: Layout): number {
  const { records } = grouping;
  const isMonth =
    records.every(({ marks }) => marks.every(({ isCell }) => isCell)) &&
    records.filter((record) => holdsAny(layout.times, record.start, record.end)).length > records.length / 2;
  return isMonth || isTour(grouping, layout) || areMeetings(grouping, layout) ? 0.3 : 0.05;
}

const MEETING = /\b(?:meeting|session|hearing|workshop|retreat|committee|board|commission|council)\b/i;

/** `January 5, 5:30 p.m. Regular Meeting`: an hour and the same few words on every line. */
function areMeetings({ records, titles }: Grouping, layout: Layout): boolean {
  return records.every((record) => {
    const piece = titlePiece(record, titles, layout);
    const isNamed = MEETING.test((piece && layout.titleOf(piece)) ?? '');
    return isNamed && holdsAny(layout.times, record.start, record.end);
  });
}

/** Where nothing but the houses differs from one evening to the next, each with its hour, they are what its entries are called. */
function isTour({ records, titles }: Grouping, layout: Layout): boolean {
  return records.every((record) => {
    const piece = titlePiece(record, titles, layout);
    return piece !== null && isNamedPlace(piece, layout) && holdsAny(layout.times, record.start, record.end);
  });
}

/** A record that reaches into the next one shows days that are not its own. */
const MIXED = 0.25;

function isMixed(record: ListedRecord, layout: Layout): boolean {
  const days = new Set(record.marks.map(({ date }) => date));
  return within(layout.marks, record.start, record.end).some(({ date }) => !days.has(date));
}

/** A record with one day is one event; with many days in many places it is probably several that were not told apart. */
function spread({ marks }: ListedRecord): number {
  const days = new Set(marks.map(({ date }) => date)).size;
  return days <= 2 ? 1 : 0.8;
}
