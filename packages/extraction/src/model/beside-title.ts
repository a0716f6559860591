import type { Stretch } from '../time/title-places.ts';

/** The part of a record that belongs to one of its titles. */
export interface Beside {
  /** Where its days stand; null if the record does not tell them apart. */
  days: Stretch | null;
  /** Where its hours and its place stand: from its day or title to the next event's. */
  whole: Stretch;
}

/** A gap across a line or a sentence counts as so many letters. */
const LINE = 30;
const SENTENCE = 15;
/** No day on this side of the title. */
const NONE = 200;
/** With a smaller difference the days of both sides may be meant. */
const CLEAR = 3;

/**
 * Which part of a record with several days belongs to a title. In a record each title stands behind its days or before them; which of both
 * follows from the gaps between all named titles and the closest days. Several days without a title between them belong to the same
 * title, and titles without a day between them share one.
 * @param titles all titles named in this record, in any order
 * @param days all days in this record, in order
 */
export function besideTitle(
  text: string,
  record: Stretch,
  title: Stretch,
  titles: readonly Stretch[],
  days: readonly Stretch[],
): Beside {
  const others = days.filter((day) => !overlaps(day, title));
  const named = distinct([title, ...titles]);
  const sum = (gap: (of: Stretch) => number) => named.reduce((all, one) => all + gap(one), 0);
  const behindDays = sum((one) => gapBetween(text, lastBefore(others, one), one));
  const beforeDays = sum((one) => gapBetween(text, one, firstBehind(others, one)));
  if (Math.abs(behindDays - beforeDays) < CLEAR) return { days: null, whole: record };
  return behindDays < beforeDays
    ? afterItsDays(record, title, named, others)
    : beforeItsDays(record, title, named, others);
}

/** `May 1: Trio, 7 pm. May 2 and 3: Duo, 8 pm.` */
function afterItsDays(record: Stretch, title: Stretch, named: readonly Stretch[], days: readonly Stretch[]): Beside {
  const last = lastBefore(days, title);
  if (!last) return { days: null, whole: record };
  const previous = lastBefore(named, last);
  const start = previous?.end ?? record.start;
  const end = firstBehind(days, title)?.start ?? record.end;
  return { days: { start, end: title.start }, whole: { start, end } };
}

/** `Trio on May 1 at 7 pm, Duo on May 2 and 3 at 8 pm.` */
function beforeItsDays(record: Stretch, title: Stretch, named: readonly Stretch[], days: readonly Stretch[]): Beside {
  const first = firstBehind(days, title);
  if (!first) return { days: null, whole: record };
  const end = firstBehind(named, first)?.start ?? record.end;
  return { days: { start: title.end, end }, whole: { start: title.start, end } };
}

function gapBetween(text: string, from: Stretch | undefined, to: Stretch | undefined): number {
  if (!from || !to) return NONE;
  const gap = text.slice(from.end, to.start);
  const lines = gap.split('\n').length - 1;
  const sentences = gap.match(/[.;•|](?=\s)/g)?.length ?? 0;
  return Math.min(NONE, gap.length + lines * LINE + sentences * SENTENCE);
}

const lastBefore = (list: readonly Stretch[], { start }: Stretch) => list.findLast((one) => one.end <= start);
const firstBehind = (list: readonly Stretch[], { end }: Stretch) => list.find((one) => one.start >= end);

/** In order, and of those that overlap only the first. */
function distinct(titles: readonly Stretch[]): Stretch[] {
  const kept: Stretch[] = [];
  for (const title of titles.toSorted((a, b) => a.start - b.start))
    if (!kept.some((one) => overlaps(one, title))) kept.push(title);
  return kept;
}

function overlaps(a: Stretch, b: Stretch): boolean {
  return a.start < b.end && b.start < a.end;
}
