import type { Mark } from '../../candidates/days/mark.ts';
import { nameOf, titlePiece } from '../../candidates/names/title-slots.ts';
import type { Layout } from '../../candidates/pieces/layout.ts';
import type { ListedRecord } from '../../candidates/pieces/listed-record.ts';
import { areRowsOfPlaces } from '../../candidates/pieces/named-columns.ts';
import { isNamedPlace } from '../../candidates/places/place.ts';
import { commonTitle } from '../../candidates/records/common-title.ts';
import { isListOfLines } from '../../candidates/records/day-lines.ts';
import type { Grouping } from '../../candidates/records/grouping.ts';
import { inSections } from '../../candidates/records/sections.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import { holdsAny, within } from '../../document/html/within.ts';
import { comparable } from '../../document/text.ts';
import { MEETING_WORD } from '../../rules/meeting-words.ts';
import { CHOICE } from '../weights/choice.ts';

/** The number of groupings compared; pages with more are not calendars. */
const MOST = 60;

/** The groupings of the page with the most well-titled events; no day is used twice. */
export function chooseGroupings(groupings: readonly Grouping[], layout: Layout): Grouping[] {
  let open = groupings
    .toSorted((a, b) => b.records.length - a.records.length)
    .slice(0, MOST)
    .map((grouping) => ({ grouping, value: valueOf(grouping, layout) }));
  const chosen: Grouping[] = [];
  const used = new Set<Mark>();
  while (open.length > 0) {
    const whole = open.reduce((a, b) => (b.value > a.value ? b : a));
    if (whole.value < CHOICE.choose.leastValue) break;
    const part = partWorthMore(whole, open);
    const best = inElements(part, open) ?? part;
    if (best !== whole) open = open.filter((one) => one !== whole && one !== part);
    chosen.push(best.grouping);
    for (const { marks } of best.grouping.records) for (const mark of marks) used.add(mark);
    open = open.flatMap((one) => {
      if (one === best) return [];
      const records = one.grouping.records.filter(
        (record) =>
          ![...record.marks, ...within(layout.marks, record.start, record.end)].some((mark) => used.has(mark)),
      );
      if (records.length === one.grouping.records.length) return [one];
      if (records.length === 0 || isRemnant(records, one.grouping)) return [];
      const grouping = { ...one.grouping, records };
      return [{ grouping, value: valueOf(grouping, layout) }];
    });
  }
  return chosen;
}

/** One stretch of text that is left of several says little: what stands in it was chosen for the others. */
function isRemnant(records: readonly ListedRecord[], { isOfElements }: Grouping): boolean {
  return records.length === 1 && !isOfElements;
}

interface Valued {
  grouping: Grouping;
  value: number;
}

/**
 * A carousel and the list below it, read as one list, give each day its neighbor's title: if groupings of the parts of the page that the best
 * one covers are together worth more, the best of them.
 */
function partWorthMore(whole: Valued, open: readonly Valued[]): Valued {
  const days = new Set(marksOf(whole));
  const parts: Valued[] = [];
  for (const one of open.toSorted((a, b) => b.value - a.value)) {
    if (one === whole || one.value < CHOICE.choose.leastValue || parts.some((part) => areMingled(part, one))) continue;
    const own = marksOf(one);
    if (own.length < days.size && own.every((mark) => days.has(mark))) parts.push(one);
  }
  const sum = parts.reduce((total, { value }) => total + value, 0);
  const [first] = parts;
  // Cards are taken for stretches of text that are worth no more.
  const areCards = !whole.grouping.isOfElements && parts.every(({ grouping }) => grouping.isOfElements);
  return first && parts.length > 1 && (areCards ? sum >= whole.value * CHOICE.choose.nearly : sum > whole.value)
    ? first
    : whole;
}

/**
 * Stretches from one day to the next are more than cards if some of these have several days, and give them the title of the next card: the cards, if
 * they have the same titles and all of the days.
 */
function inElements(best: Valued, open: readonly Valued[]): Valued | null {
  if (best.grouping.isOfElements) return null;
  const [slot] = best.grouping.titles.slots.keys();
  const days = marksOf(best);
  const found = open.filter((one) => {
    const { isOfElements, titles } = one.grouping;
    if (!isOfElements || [...titles.slots.keys()][0] !== slot || one.value < best.value * CHOICE.choose.nearly)
      return false;
    const own = new Set(marksOf(one));
    return days.every((mark) => own.has(mark));
  });
  return found.toSorted((a, b) => b.value - a.value)[0] ?? null;
}

function areMingled(one: Valued, other: Valued): boolean {
  const [a, b] = [stretchOf(one), stretchOf(other)];
  return a.start < b.end && b.start < a.end;
}

function stretchOf({ grouping }: Valued): Stretch {
  const [first, last] = [grouping.records[0], grouping.records.at(-1)];
  return { start: first?.start ?? 0, end: last?.end ?? 0 };
}

function marksOf({ grouping }: Valued): Mark[] {
  return grouping.records.flatMap(({ marks }) => marks);
}

function valueOf(grouping: Grouping, layout: Layout): number {
  const { records, titles } = grouping;
  const common = titles.score < CHOICE.choose.untitled ? titleOfAll(grouping, layout) : null;
  const quality = common
    ? grouping.sections
      ? CHOICE.choose.parted
      : 0.4
    : Math.max(leastQuality(grouping, layout), Math.min(1, (titles.score + 1) / 4));
  const seen = new Set<string>();
  let value = 0;
  let timed = 0;
  for (const [index, record] of records.entries()) {
    const piece = titlePiece(record, titles, layout);
    const title = (piece && layout.titleOf(piece)) ?? common?.text;
    if (!title || isSaidAgain(record, records[index - 1], layout)) continue;
    const name = `${piece ? nameOf(piece, title) : comparable(title)} ${record.marks[0]?.date}`;
    // A stretch of text that names an event again has little value, an element that does is the event in another part of the page.
    value +=
      seen.has(name) && !grouping.isOfElements
        ? 0
        : spread(record, layout) * (isMixed(record, layout) ? CHOICE.choose.mixed : 1);
    seen.add(name);
    if (holdsAny(layout.times, record.start, record.end)) timed += 1;
  }
  return (
    value *
    quality *
    (1 + (timed / records.length) * CHOICE.choose.timed) *
    (grouping.isOfBlocks ? CHOICE.choose.inBlocks : 1)
  );
}

/** `18 Jun⏎Bluegrass Festival⏎June 18, 2026⏎Music Park`: the same day in full belongs to the same event. */
function isSaidAgain({ marks: [own] }: ListedRecord, before: ListedRecord | undefined, { visible }: Layout): boolean {
  const last = before?.marks.at(-1);
  if (!own || !last || own.date !== last.date || last.until !== own.until) return false;
  const [short, full] = [last, own].map(({ start, end }) => visible.text.slice(start, end));
  return !YEAR.test(short ?? '') && YEAR.test(full ?? '');
}

const YEAR = /\b20\d\d\b/;

/** Days that each have a time are showings: what is above them is a separate list. */
function titleOfAll(grouping: Grouping, layout: Layout): { text: string } | null {
  const isTimed = grouping.records.some((record) => holdsAny(layout.times, record.start, record.end));
  for (const section of isTimed ? [grouping] : inSections(grouping, layout)) {
    const common = commonTitle(section, layout);
    if (common) return common;
  }
  return null;
}

/** Titles that differ little, or look weak, are still titles in the cells of a month, and if they name bodies or meetings. */
function leastQuality(grouping: Grouping, layout: Layout): number {
  const { records } = grouping;
  const isMonth =
    records.every(({ marks }) => marks.every(({ isCell }) => isCell)) &&
    records.filter((record) => holdsAny(layout.times, record.start, record.end)).length > records.length / 2;
  if (areRowsOfPlaces(records, layout)) return 0.6;
  return isMonth || isTour(grouping, layout) || areMeetings(grouping, layout) ? 0.3 : 0.05;
}

/** `January 5, 5:30 p.m. Regular Meeting`: an hour and the same few words on every line. */
function areMeetings({ records, titles }: Grouping, layout: Layout): boolean {
  return records.every((record) => {
    const piece = titlePiece(record, titles, layout);
    const isNamed = MEETING_WORD.test((piece && layout.titleOf(piece)) ?? '');
    return isNamed && holdsAny(layout.times, record.start, record.end);
  });
}

/** If only the venues differ between evenings, each with its hour, the venues are the entries' titles. */
function isTour({ records, titles }: Grouping, layout: Layout): boolean {
  return records.every((record) => {
    const piece = titlePiece(record, titles, layout);
    return piece !== null && isNamedPlace(piece, layout) && holdsAny(layout.times, record.start, record.end);
  });
}

function isMixed(record: ListedRecord, layout: Layout): boolean {
  const days = new Set(record.marks.map(({ date }) => date));
  return within(layout.marks, record.start, record.end).some(({ date }) => !days.has(date));
}

/** Three days and more that go on, with a possible title between nearly each of them and the next. */
function areNamedBetween({ marks }: ListedRecord, layout: Layout): boolean {
  if (marks.length < CHOICE.choose.fewestNamed) return false;
  const apart = marks.slice(1).filter((mark, index) => {
    const last = marks[index];
    return last !== undefined && last.date < mark.date && layout.isTitled({ start: last.end, end: mark.start });
  });
  return apart.length >= (marks.length - 1) * CHOICE.choose.nearly;
}

/** A record with one day is one event; one with many days at many places is probably several unseparated events. */
function spread(record: ListedRecord, layout: Layout): number {
  const { marks } = record;
  const days = new Set(marks.map(({ date }) => date)).size;
  if (isListOfLines(record, layout) || areNamedBetween(record, layout)) return CHOICE.choose.unseparated;
  return days <= 2 ? 1 : 0.8;
}
