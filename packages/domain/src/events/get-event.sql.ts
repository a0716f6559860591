import { type Database, readAll, rowsOf, sightings, sources } from '@marquee/db';
import { sql } from 'drizzle-orm';

const TOLD = rowsOf('events.sighting-a-source', {
  name: sources.name,
  pageUrl: sightings.pageUrl,
  shiftWeeks: sources.shiftWeeks,
  lastSeenAt: sightings.lastSeenAt,
  draft: sightings.draft,
});

/** One sighting per source: of the showing that starts then, else the latest. The source that published the event first comes first. */
export function sightingASource(db: Database, eventId: string, startLocal: string) {
  return readAll(
    db,
    sql`SELECT name, page_url, shift_weeks, last_seen_at, draft FROM (
        SELECT src.name, s.page_url, src.shift_weeks, s.last_seen_at, s.draft,
          min(s.first_seen_at) OVER (PARTITION BY s.source_id) AS known_since,
          row_number() OVER (PARTITION BY s.source_id
            ORDER BY s.start_local = ${startLocal} DESC, s.starts_at DESC) AS place
        FROM sightings s JOIN sources src ON src.id = s.source_id
        WHERE s.event_id = ${eventId} AND s.withdrawn_at IS NULL)
      WHERE place = 1 ORDER BY known_since`,
    TOLD,
  );
}
