import { flag, type Reading, type RowOf, rowsOf, sightings, sources } from '@marquee/db';
import { sql } from 'drizzle-orm';
import { BEST } from './get-event.sql.ts';

const CLAIMS = rowsOf('events.claims', {
  eventId: sightings.eventId,
  sourceId: sightings.sourceId,
  name: sources.name,
  url: sources.url,
  host: sources.host,
  health: sources.health,
  pageUrl: sightings.pageUrl,
  shiftWeeks: sources.shiftWeeks,
  lastSeenAt: sightings.lastSeenAt,
  draft: sightings.draft,
  isOwn: flag,
});
export type ClaimRow = RowOf<typeof CLAIMS>;

/** What each source says of some events, by its best sighting; `isOwn`: the event is shown as this source lists it. All sightings of the events are read. */
export function claimsOf(ids: readonly string[]): Reading<ClaimRow> {
  return {
    query: sql`SELECT s.event_id, s.source_id, src.name, src.url, src.host, src.health, s.page_url, src.shift_weeks, s.last_seen_at, s.draft,
        s.source_id = e.source_id AS is_own, ${BEST} AS best
      FROM json_each(${JSON.stringify(ids)}) j CROSS JOIN events e ON e.id = j.value CROSS JOIN sightings s ON s.event_id = e.id
        JOIN sources src ON src.id = s.source_id
      WHERE s.withdrawn_at IS NULL GROUP BY s.event_id, s.source_id ORDER BY s.event_id, is_own DESC, src.name`,
    rows: CLAIMS,
  };
}
