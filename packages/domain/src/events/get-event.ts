import type { EventDetail, EventStatus } from '@marquee/contract';
import type { Draft } from '@marquee/extraction';
import { Moved, notFound } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';
import { type CardRow, cardColumns, toEvent } from './card.ts';
import { evidenceOf } from './evidence-of.ts';

/** Dates shown on an event's page at most. */
const MAX_OCCURRENCES = 100;

interface SightingRow {
  name: string;
  page_url: string;
  shift_weeks: number | null;
  last_seen_at: number;
  draft: string;
}

/** One event by slug or id, with its dates and what each source says of it. Throws Reject 404, and Moved where the address is of an event that was merged into this one. */
export async function getEvent(deps: ReadDeps, slug: string): Promise<EventDetail> {
  const [row] = await deps.db.all<CardRow>(
    sql`SELECT ${cardColumns} FROM event_aliases a JOIN events e ON e.id = a.event_id WHERE a.alias = ${slug}`,
  );
  if (!row) throw notFound("The event you're looking for");
  if (slug !== row.slug && slug !== row.id) throw new Moved(`/api/events/${row.slug}`);
  const [occurrences, sightings] = await Promise.all([
    deps.db.all<{ start_local: string; end_local: string | null; status: EventStatus }>(
      sql`SELECT start_local, end_local, CASE WHEN ends_at <= ${deps.clock.now()} THEN 'ended' ELSE status END AS status
        FROM occurrences WHERE event_id = ${row.id} ORDER BY start_local LIMIT ${MAX_OCCURRENCES}`,
    ),
    // One sighting a source: of the showing that is next, else the latest.
    deps.db.all<SightingRow>(
      sql`SELECT name, page_url, shift_weeks, last_seen_at, draft FROM (
          SELECT src.name, s.page_url, src.shift_weeks, s.last_seen_at, s.draft,
            min(s.first_seen_at) OVER (PARTITION BY s.source_id) AS known_since,
            row_number() OVER (PARTITION BY s.source_id
              ORDER BY s.start_local = ${row.next_start_local} DESC, s.starts_at DESC) AS place
          FROM sightings s JOIN sources src ON src.id = s.source_id
          WHERE s.event_id = ${row.id} AND s.withdrawn_at IS NULL)
        WHERE place = 1 ORDER BY known_since`,
    ),
  ]);
  return {
    ...toEvent(row),
    organizer: row.organizer,
    enhancementLevel: null,
    enhancedDetails: null,
    enhancementTimestamp: null,
    occurrences: occurrences.map((o) => ({ startDate: o.start_local, endDate: o.end_local, status: o.status })),
    sources: sightings.map((sighting) => ({
      source: sighting.name,
      url: sighting.page_url,
      lastSeenAt: new Date(sighting.last_seen_at).toISOString(),
      shiftWeeks: sighting.shift_weeks ?? 0,
      fields: evidenceOf(JSON.parse(sighting.draft) as Draft),
    })),
  };
}
