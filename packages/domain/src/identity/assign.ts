import type { Instant } from '@marquee/kernel';
import { similarity, titleKey } from './titles.ts';

/** Dates of one show lie at most this far apart (spec: events from the same URL within 45 days; decisions.md 107). */
export const SERIES_GAP_MS = 45 * 24 * 60 * 60_000;

/** What identity looks at in a showing. */
export interface Showing {
  key: string;
  seriesKey?: string;
  title: string;
  venue: string | null;
  startsAt: Instant;
  /** The document that tells of it. */
  pageUrl?: string;
}

/** A showing already stored: `sourceId` says who told us. */
export interface KnownShowing extends Showing {
  eventId: string;
  sourceId: string;
}

const SAME_TITLE = 0.6;
const SAME_VENUE = 0.5;

/** Title and place of a show, as one source writes them. */
function showKey(showing: Showing): string {
  return `${titleKey(showing.title)}|${titleKey(showing.venue ?? '')}`;
}

function sameShow(a: Showing, b: Showing): boolean {
  const title = similarity(a.title, b.title);
  if (!a.venue || !b.venue) return title >= 0.8;
  return title >= SAME_TITLE && similarity(a.venue, b.venue) >= SAME_VENUE;
}

/**
 * Which event each showing of a source belongs to: an id of `known`, or a number that groups showings of one new event.
 * In order: the same key at this source (whatever was edited); another date of a show of this source (same title and place,
 * or the source's own series key with the same title, within 45 days); the same start and title on another page of this source (a
 * calendar beside the feed of it often names the place otherwise); the same start, title and place at another source; else new.
 */
export function assign(
  sourceId: string,
  showings: readonly Showing[],
  known: readonly KnownShowing[],
): Array<string | number> {
  const own = known.filter((k) => k.sourceId === sourceId);
  const byKey = new Map(own.map((k) => [k.key, k.eventId]));
  const byShow = Map.groupBy(own, showKey);
  const byStart = Map.groupBy(known, (k) => k.startsAt);
  const groups = new Map<string, Array<{ startsAt: Instant; to: string | number }>>();
  for (const [show, members] of byShow)
    groups.set(
      show,
      members.map((m) => ({ startsAt: m.startsAt, to: m.eventId })),
    );

  const told = Map.groupBy<Instant, Told>(
    own.map((k) => ({ ...k, to: k.eventId })),
    (k) => k.startsAt,
  );
  let fresh = 0;
  const order = showings.map((_, i) => i).sort((a, b) => (showings[a]?.startsAt ?? 0) - (showings[b]?.startsAt ?? 0));
  const result: Array<string | number> = Array.from({ length: showings.length }, () => 0);
  for (const index of order) {
    const showing = showings[index];
    if (!showing) continue;
    const group = groups.get(showKey(showing)) ?? [];
    const near = group.find((member) => Math.abs(member.startsAt - showing.startsAt) <= SERIES_GAP_MS);
    const twin = (byStart.get(showing.startsAt) ?? []).find((k) => k.sourceId !== sourceId && sameShow(k, showing));
    const to =
      byKey.get(showing.key) ??
      near?.to ??
      echoOf(showing, told.get(showing.startsAt) ?? []) ??
      twin?.eventId ??
      fresh++;
    result[index] = to;
    told.set(showing.startsAt, [...(told.get(showing.startsAt) ?? []), { ...showing, to }]);
    groups.set(showKey(showing), [...group, { startsAt: showing.startsAt, to }]);
  }
  return result;
}

interface Told extends Showing {
  to: string | number;
}

/** The one event that another page of the same source gives this title and start; null when there are none or several. */
function echoOf(showing: Showing, told: readonly Told[]): string | number | null {
  const title = titleKey(showing.title);
  const same = told.filter(
    (other) => other.pageUrl !== undefined && other.pageUrl !== showing.pageUrl && titleKey(other.title) === title,
  );
  const events = new Set(same.map((other) => other.to));
  return events.size === 1 ? ([...events][0] ?? null) : null;
}
