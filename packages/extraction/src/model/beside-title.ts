import { MODEL } from '../decide/weights/model.ts';
import type { Stretch } from '../document/html/title-places.ts';

/** The titles and days of one record, and whether titles stand behind their days; null if the record does not show it. */
export interface TitleOrder {
  titles: readonly Stretch[];
  days: readonly Stretch[];
  isBehindDays: boolean | null;
}

/** The part of a record that belongs to one of its titles. */
export interface Beside {
  /** Where its days stand. */
  days: Stretch;
  /** Where its hours and its place stand: from its day or title to the next event's. */
  whole: Stretch;
}

/** So many titles show the order of a record. */
const MOST_TITLES = 300;

/**
 * How titles and days follow each other in a record: each title stands behind its days or before them, and which of both follows from the
 * gaps between titles and the closest days.
 * @param titles all places of all titles that an answer names in the record
 * @param days all days in the record, in order
 */
export function titleOrder(text: string, titles: readonly Stretch[], days: readonly Stretch[]): TitleOrder {
  const named = distinct(titles.slice(0, MOST_TITLES));
  const outside = days.filter((day) => !named.some((title) => overlaps(day, title)));
  const sum = (gap: (of: Stretch) => number) => named.reduce((all, one) => all + gap(one), 0);
  const before = sum((title) => gapBetween(text, lastBefore(outside, title), title));
  const behind = sum((title) => gapBetween(text, title, firstBehind(outside, title)));
  return {
    titles: named,
    days: outside,
    isBehindDays: Math.abs(before - behind) < MODEL.besideTitle.clear ? null : before < behind,
  };
}

/**
 * The part of the record that belongs to a title; null if it cannot be told. Several days without a title between them belong to the same
 * title, and titles without a day between them share one.
 */
export function besideTitle(
  { titles, days, isBehindDays }: TitleOrder,
  record: Stretch,
  title: Stretch,
): Beside | null {
  if (isBehindDays === null) return null;
  const day = isBehindDays ? lastBefore(days, title) : firstBehind(days, title);
  if (!day) return null;
  if (isBehindDays) {
    // `May 1: Trio, 7 pm. May 2 and 3: Duo, 8 pm.`
    const previous = lastBefore(titles, day)?.end ?? record.start;
    const { start } = days.find((one) => one.start >= previous) ?? day;
    return { days: { start, end: title.start }, whole: { start, end: firstBehind(days, title)?.start ?? record.end } };
  }
  // `Trio on May 1 at 7 pm, Duo on May 2 and 3 at 8 pm.`
  const end = firstBehind(titles, day)?.start ?? record.end;
  // A title alone shows the order badly: what stands before it is not compared with other titles.
  const before = titles.length === 1 ? lastBefore(days, title) : undefined;
  return { days: { start: before?.start ?? title.end, end }, whole: { start: before?.start ?? title.start, end } };
}

function gapBetween(text: string, from: Stretch | undefined, to: Stretch | undefined): number {
  if (!from || !to) return MODEL.besideTitle.none;
  const gap = text.slice(from.end, to.start);
  const lines = gap.split('\n').length - 1;
  const sentences = gap.match(/[.;•|](?=\s)/g)?.length ?? 0;
  return Math.min(
    MODEL.besideTitle.none,
    gap.length + lines * MODEL.besideTitle.line + sentences * MODEL.besideTitle.sentence,
  );
}

const lastBefore = (list: readonly Stretch[], { start }: Stretch) => list.findLast((one) => one.end <= start);
const firstBehind = (list: readonly Stretch[], { end }: Stretch) => list.find((one) => one.start >= end);

/** In order, and of those that overlap only the first. */
function distinct(titles: readonly Stretch[]): Stretch[] {
  const kept: Stretch[] = [];
  for (const title of titles.toSorted((a, b) => a.start - b.start)) {
    const last = kept.at(-1);
    if (!last || !overlaps(last, title)) kept.push(title);
  }
  return kept;
}

function overlaps(a: Stretch, b: Stretch): boolean {
  return a.start < b.end && b.start < a.end;
}
