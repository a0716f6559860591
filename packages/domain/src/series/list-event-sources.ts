import { sql } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';
import { decodePlace, encodePlace, isoOf, pageFrom } from '../list-page.ts';
import { shownEvent } from './shown-event.ts';

interface Row {
  source_id: string;
  name: string;
  own_id: string;
  merged_title: string | null;
  title: string;
  page_url: string;
  start_local: string;
  dates: number;
  last_seen_at: number;
  /** How many told it as this event from the start. */
  own_sources: number;
}

const LIST = 'event-sources';

/**
 * Which sources tell of an event, each in its own words, those of events that were merged into it apart; nothing without an event. Reads
 * what its sources list of it. Throws Reject 404 for an event that does not exist.
 */
export async function listEventSources(
  deps: ReadDeps,
  query: { event?: string | undefined; limit: number; cursor?: string | undefined },
) {
  if (query.event === undefined) return { items: [], nextCursor: null };
  const { id: eventId } = await shownEvent(deps, query.event);
  const [afterSource, afterOwn] = decodePlace(LIST, query.cursor, ['', '']) ?? ['', ''];
  const rows = await deps.db.all<Row>(sql`SELECT said.*, src.name, own.title AS merged_title FROM (
      SELECT s.source_id, coalesce(s.own_event_id, s.event_id) AS own_id, s.draft->>'$.title.value' AS title, s.page_url,
        min(s.start_local) AS start_local, count(*) AS dates, max(s.last_seen_at) AS last_seen_at,
        sum(coalesce(s.own_event_id, s.event_id) = ${eventId}) OVER () AS own_sources
      FROM sightings s WHERE s.event_id = ${eventId} AND s.withdrawn_at IS NULL GROUP BY s.source_id, own_id) said
    JOIN sources src ON src.id = said.source_id
    LEFT JOIN events own ON own.id = said.own_id AND own.id <> ${eventId}
    WHERE (said.source_id, said.own_id) > (${afterSource}, ${afterOwn})
    ORDER BY said.source_id, said.own_id LIMIT ${query.limit + 1}`);
  return pageFrom(
    rows,
    query.limit,
    (row) => ({
      eventId,
      sourceId: row.source_id,
      source: row.name,
      title: row.title,
      url: row.page_url,
      startDate: row.start_local,
      dates: row.dates,
      mergedFrom: row.merged_title,
      canSplit: row.own_id === eventId && row.own_sources > 1,
      lastSeenAt: isoOf(row.last_seen_at),
    }),
    (row) => encodePlace(LIST, [row.source_id, row.own_id]),
  );
}
