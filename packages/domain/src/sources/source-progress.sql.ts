import { events, nullable, number, outbox, type Reading, type RowOf, rowsOf, text } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

const JOB = rowsOf('sources.open-read', {
  state: outbox.state,
  notBefore: number,
  lastError: nullable(outbox.lastError),
  reading: number,
});

/** The open read of a source, or what is left of one, and how many reads of others are at work. */
export function openRead(sourceId: string): Reading<RowOf<typeof JOB>> {
  const keys = JSON.stringify([`source.scrape:${sourceId}`, `source.scrape:${sourceId}:rest`]);
  return {
    query: sql`SELECT o.state, o.not_before, o.last_error,
        (SELECT count(*) FROM outbox w WHERE w.kind = 'source.scrape' AND w.state IN ('sent', 'running') AND w.id <> o.id) AS reading
      FROM json_each(${keys}) j JOIN outbox o ON o.dedupe_key = j.value AND o.state IN ('pending', 'sent', 'running') LIMIT 1`,
    rows: JOB,
  };
}

const SHOWN = rowsOf('sources.events-on-site', {
  id: text,
  slug: text,
  title: events.title,
  start: events.nextStartLocal,
  all: number,
});

/** Coming events of a source that lists of its city hold, the next first, with how many there are. */
export function eventsOnSite(sourceId: string, now: Instant, limit: number): Reading<RowOf<typeof SHOWN>> {
  return {
    query: sql`SELECT e.id, e.slug, e.title, e.next_start_local AS start, count(*) OVER () AS "all" FROM events e
      WHERE e.merged_into IS NULL
        AND e.id IN (SELECT event_id FROM sightings WHERE source_id = ${sourceId} AND withdrawn_at IS NULL AND ends_at > ${now})
        AND EXISTS (SELECT 1 FROM listing l WHERE l.event_seq = e.seq AND l.scope = e.city_slug AND l.ends_at > ${now})
      ORDER BY e.next_start_local, e.id LIMIT ${limit}`,
    rows: SHOWN,
  };
}

const HELD = rowsOf('sources.held', { held: number });

export function heldOf(sourceId: string): Reading<RowOf<typeof HELD>> {
  return {
    query: sql`SELECT count(*) AS held FROM held_drafts WHERE source_id = ${sourceId} AND decision IS NULL`,
    rows: HELD,
  };
}
