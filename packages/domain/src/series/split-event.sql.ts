import { type Database, events, readFirst, rowsOf } from '@marquee/db';
import { sql } from 'drizzle-orm';

const PART = rowsOf('series.part', { id: events.id });

/** The event of this source among the events kept apart from this one. */
export function partOf(db: Database, eventId: string, sourceId: string) {
  return readFirst(
    db,
    sql`SELECT apart.id FROM (SELECT other_id AS id FROM kept_apart WHERE event_id = ${eventId}
        UNION ALL SELECT event_id FROM kept_apart WHERE other_id = ${eventId}) apart
      WHERE EXISTS (SELECT 1 FROM sightings s WHERE s.event_id = apart.id AND s.source_id = ${sourceId})`,
    PART,
  );
}
