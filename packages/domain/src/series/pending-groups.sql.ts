import { type Database, events, number, occurrences, readAll, rowsOf } from '@marquee/db';
import { sql } from 'drizzle-orm';

const DUPLICATES = rowsOf('series.with-duplicates', {
  id: events.id,
  slug: events.slug,
  sourceUrl: events.sourceUrl,
  title: events.title,
  venue: events.venue,
  city: events.city,
  state: events.state,
  citySlug: events.citySlug,
  createdAt: events.createdAt,
  firstAt: occurrences.startsAt,
  lastAt: occurrences.startsAt,
  firstLocal: occurrences.startLocal,
  lastLocal: occurrences.startLocal,
  dates: number,
});

/** Events marked as having a duplicate, by their partial index, then only the dates of those. */
export function eventsWithDuplicates(db: Database, limit: number) {
  return readAll(
    db,
    sql`SELECT duplicate.id, duplicate.slug, duplicate.source_url, duplicate.title, duplicate.venue, duplicate.city, duplicate.state,
        duplicate.city_slug, duplicate.created_at, min(o.starts_at) AS first_at, max(o.starts_at) AS last_at,
        min(o.start_local) AS first_local, max(o.start_local) AS last_local, count(*) AS dates
      FROM (SELECT * FROM events WHERE has_duplicate = 1 ORDER BY source_id, title LIMIT ${limit}) duplicate
      JOIN occurrences o ON o.event_id = duplicate.id WHERE duplicate.status <> 'ended' GROUP BY duplicate.seq`,
    DUPLICATES,
  );
}
