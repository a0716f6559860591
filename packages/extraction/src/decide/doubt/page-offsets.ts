import { shownOffset } from '../../base/evidence.ts';
import type { Evidence, Unkeyed } from '../../base/types.ts';
import { DOUBT } from '../weights/doubt.ts';

/** Offsets of one draft's values in the visible text; -1 is elsewhere. */
export interface Offsets {
  title: number;
  day: number;
  time: number;
  venue: number;
  /** The stretch of the page from its first value to the next draft's. */
  from: number;
  to: number;
}

export interface PageOffsets {
  each: readonly Offsets[];
  /** For the offset of a title or day the number of days or titles with it; for that of a time or venue the number of drafts. */
  titles: ReadonlyMap<number, number>;
  days: ReadonlyMap<number, number>;
  times: ReadonlyMap<number, number>;
  venues: ReadonlyMap<number, number>;
}

/** Where the drafts of a page stand in its text, by their evidence. */
export function pageOffsetsOf(drafts: readonly Unkeyed[], end: number): PageOffsets {
  const each = drafts.map((draft): Offsets => {
    const title = offsetOf(draft.title.evidence);
    const [dayEvidence, ...others] = draft.start.evidence;
    const day = dayEvidence ? offsetOf([dayEvidence]) : -1;
    const time = others.length > 0 ? offsetOf(others) : day;
    const first = Math.min(...[title, day].filter((at) => at >= 0), end);
    return { title, day, time, venue: offsetOf(draft.venue?.evidence ?? []), from: first, to: end };
  });
  const starts = [...new Set(each.map(({ from }) => from))].sort((a, b) => a - b);
  const next = new Map(starts.map((start, index) => [start, starts[index + 1] ?? end]));
  for (const offsets of each)
    offsets.to = Math.min(next.get(offsets.from) ?? end, offsets.from + DOUBT.pageOffsets.reach);
  return {
    each,
    titles: othersAt(each, 'title', 'day'),
    days: othersAt(each, 'day', 'title'),
    times: countOf(each.map(({ time }) => time)),
    venues: countOf(each.map(({ venue }) => venue)),
  };
}

function offsetOf(evidence: readonly Evidence[]): number {
  for (const { locator } of evidence) {
    const offset = shownOffset(locator);
    if (offset >= 0) return offset;
  }
  return -1;
}

/** For each place of one value the number of places of the other: the days of a rule, `Tuesdays, April 7 – May 26`, all stand at one place. */
function othersAt(each: readonly Offsets[], one: 'title' | 'day', other: 'title' | 'day'): Map<number, number> {
  const others = new Map<number, Set<number>>();
  for (const offsets of each) others.set(offsets[one], (others.get(offsets[one]) ?? new Set()).add(offsets[other]));
  return new Map([...others].map(([offset, { size }]) => [offset, size]));
}

function countOf(offsets: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const offset of offsets) counts.set(offset, (counts.get(offset) ?? 0) + 1);
  return counts;
}
