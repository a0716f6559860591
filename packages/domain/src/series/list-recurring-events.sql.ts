import { type Database, events, number, occurrences, type RowOf, readAll, rowsOf } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

const SERIES = rowsOf('series.next', {
  id: events.id,
  slug: events.slug,
  title: events.title,
  venue: events.venue,
  city: events.city,
  state: events.state,
  sourceUrl: events.sourceUrl,
  nextStartsAt: events.nextStartsAt,
  firstLocal: occurrences.startLocal,
  lastLocal: occurrences.startLocal,
  dates: number,
});

export type Series = RowOf<typeof SERIES>;

/** The next events with several dates, by their partial index, then only the dates of those. */
export function nextSeries(db: Database, now: Instant, limit: number): Promise<Series[]> {
  return readAll(
    db,
    sql`SELECT next.id, next.slug, next.title, next.venue, next.city, next.state, next.source_url, next.next_starts_at,
        min(o.start_local) AS first_local, max(o.start_local) AS last_local, count(*) AS dates
      FROM (SELECT * FROM events WHERE upcoming_count > 1 AND next_starts_at > ${now} AND status = 'active'
        ORDER BY next_starts_at LIMIT ${limit}) next
      JOIN occurrences o ON o.event_id = next.id GROUP BY next.seq`,
    SERIES,
  );
}
