import { type Database, nullable, number, readAll, rowsOf, sightings, sources, text } from '@marquee/db';
import { sql } from 'drizzle-orm';

const TELLING = rowsOf('series.sources-telling', {
  sourceId: sightings.sourceId,
  name: sources.name,
  ownId: text,
  mergedTitle: nullable(text),
  title: text,
  pageUrl: sightings.pageUrl,
  startLocal: sightings.startLocal,
  dates: number,
  lastSeenAt: sightings.lastSeenAt,
  ownSources: number,
});

/**
 * A page of the sources of an event; sources of events merged into it are separate (`ownId`). `ownSources` counts those that had
 * this event from the start, over all pages.
 */
export function sourcesTelling(
  db: Database,
  eventId: string,
  page: { afterSource: string; afterOwn: string; limit: number },
) {
  return readAll(
    db,
    sql`SELECT said.*, src.name, own.title AS merged_title FROM (
        SELECT s.source_id, coalesce(s.own_event_id, s.event_id) AS own_id, s.draft->>'$.title.value' AS title, s.page_url,
          min(s.start_local) AS start_local, count(*) AS dates, max(s.last_seen_at) AS last_seen_at,
          sum(coalesce(s.own_event_id, s.event_id) = ${eventId}) OVER () AS own_sources
        FROM sightings s WHERE s.event_id = ${eventId} AND s.withdrawn_at IS NULL GROUP BY s.source_id, own_id) said
      JOIN sources src ON src.id = said.source_id
      LEFT JOIN events own ON own.id = said.own_id AND own.id <> ${eventId}
      WHERE (said.source_id, said.own_id) > (${page.afterSource}, ${page.afterOwn})
      ORDER BY said.source_id, said.own_id LIMIT ${page.limit}`,
    TELLING,
  );
}
