import { events, flag, listing, type Reading, rowsOf } from '@marquee/db';
import { sql } from 'drizzle-orm';

const { id, slug, title, timezone, nextStartLocal, nextEndLocal, status, upcomingCount } = events;
const ROWS = rowsOf('corrections.venue-events', {
  startsAt: listing.startsAt,
  seq: listing.eventSeq,
  id,
  slug,
  title,
  timezone,
  nextStartLocal,
  nextEndLocal,
  status,
  upcomingCount,
  isCorrected: flag,
});
export type VenueEventRow = ReturnType<typeof ROWS.read>;

/** One page of a venue's list in the order of its index: rows read as many as shown, and the dates of each. */
export function venueEvents(
  scope: string,
  [afterAt, afterSeq]: readonly [number, number],
  limit: number,
): Reading<VenueEventRow> {
  return {
    query: sql`SELECT l.starts_at, l.event_seq AS seq, e.id, e.slug, e.title, e.timezone, e.next_start_local, e.next_end_local, e.status, e.upcoming_count,
        e.told IS NOT NULL OR EXISTS (SELECT 1 FROM occurrences o WHERE o.event_id = e.id AND o.told IS NOT NULL) AS is_corrected
      FROM (SELECT starts_at, event_seq FROM listing WHERE scope = ${scope} AND (starts_at, event_seq) > (${afterAt}, ${afterSeq})
        ORDER BY starts_at, event_seq LIMIT ${limit}) l
      CROSS JOIN events e ON e.seq = l.event_seq ORDER BY l.starts_at, l.event_seq`,
    rows: ROWS,
  };
}
