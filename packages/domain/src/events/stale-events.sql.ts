import { type Database, events, readAll, rowsOf, valuesIn } from '@marquee/db';
import { type SQL, sql } from 'drizzle-orm';

const STALE = rowsOf('events.stale', {
  id: events.id,
  title: events.title,
  source: events.sourceName,
  startDate: events.nextStartLocal,
});

/** So many ended events are looked through for one batch. */
const LOOKED_THROUGH = 1_000;

/** Nobody keeps the event `e`: no heart, plan, boost, correction, open report, merge or told change leads to it. */
const UNKEPT = sql`e.merged_into IS NULL AND NOT EXISTS (SELECT 1 FROM events m WHERE m.merged_into = e.id AND m.merged_into IS NOT NULL)
  AND NOT EXISTS (SELECT 1 FROM hearts WHERE event_id = e.id)
  AND NOT EXISTS (SELECT 1 FROM itinerary_stops WHERE event_id = e.id)
  AND e.id NOT IN (SELECT event_id FROM boosts)
  AND NOT EXISTS (SELECT 1 FROM corrections WHERE event_id = e.id)
  AND NOT EXISTS (SELECT 1 FROM event_reports WHERE event_id = e.id AND status = 'open')
  AND NOT EXISTS (SELECT 1 FROM kept_changes WHERE event_id = e.id)`;

/**
 * The oldest events whose last date began before `before` and that nobody keeps; `untouchedSince`: and that no read or restoring stored since.
 * Must match the index `events_ended`.
 */
export function staleEvents(
  db: Database,
  { before, untouchedSince, limit }: { before: number; untouchedSince?: number; limit: number },
) {
  const untouched = untouchedSince === undefined ? sql`` : sql` AND e.updated_at < ${untouchedSince}`;
  return readAll(
    db,
    sql`SELECT e.id, e.title, e.source_name AS source, e.next_start_local AS start_date
      FROM (SELECT * FROM events WHERE status = 'ended' AND next_starts_at < ${before} ORDER BY next_starts_at LIMIT ${LOOKED_THROUGH}) e
      WHERE ${UNKEPT}${untouched} LIMIT ${limit}`,
    STALE,
  );
}

/** Those of them that still nobody keeps, as a list for a statement. */
export function stillUnkept(ids: readonly string[]): SQL {
  return sql`(SELECT e.id FROM events e WHERE e.id IN ${valuesIn(ids)} AND ${UNKEPT})`;
}
