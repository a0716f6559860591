import {
  enhancements,
  eventAliases,
  events,
  nullable,
  occurrences,
  type Reading,
  rowsOf,
  sightings,
  sources,
} from '@marquee/db';
import { DAY_MS, type Instant } from '@marquee/kernel';
import { type SQL, sql } from 'drizzle-orm';
import { cardColumns, cardFields } from './card.ts';

/** Dates shown on an event's page at most. */
const MAX_OCCURRENCES = 100;

const EVENTS = rowsOf('events.page', { ...cardFields, sourceId: events.sourceId });
const { startLocal, endLocal, startsAt, endsAt, status, isSoldOut, otherStarts } = occurrences;
const DATES = rowsOf('events.dates', {
  startLocal,
  endLocal,
  startsAt,
  endsAt,
  status,
  isSoldOut,
  otherStarts: nullable(otherStarts),
});
/** A JSON array of instants. */
const instants = { read: (value: unknown) => JSON.parse(String(value)) as Instant[] };

export const TOLD = rowsOf('events.sighting-a-source', {
  sourceId: sightings.sourceId,
  name: sources.name,
  startLocal: sightings.startLocal,
  pageUrl: sightings.pageUrl,
  shiftWeeks: sources.shiftWeeks,
  lastSeenAt: sightings.lastSeenAt,
  draft: sightings.draft,
  firstSeen: instants,
});

const ENHANCED = rowsOf('events.enhancement', {
  details: enhancements.details,
  level: enhancements.level,
  composedAt: enhancements.composedAt,
  checkedAt: enhancements.checkedAt,
});
/** An older enhancement is not shown with the event: its page is asked again first. */
export const ENHANCED_MS = DAY_MS;

/** The event that a slug or an id leads to; none of a hidden city. */
export function eventCalled(alias: string): Reading<ReturnType<typeof EVENTS.read>> {
  return {
    query: sql`SELECT ${cardColumns}, e.source_id FROM ${eventAliases} a JOIN ${events} e ON e.id = a.event_id
      WHERE a.alias = ${alias} AND NOT EXISTS (SELECT 1 FROM cities c WHERE c.slug = e.city_slug AND c.is_hidden = 1)`,
    rows: EVENTS,
  };
}

/** The id that a slug or an id leads to, as a subquery. */
const idCalled = (alias: string): SQL => sql`(SELECT event_id FROM event_aliases WHERE alias = ${alias})`;

/** Its dates, the earliest first. */
export function datesOf(alias: string): Reading<ReturnType<typeof DATES.read>> {
  return {
    query: sql`SELECT start_local, end_local, starts_at, ends_at, status, is_sold_out, other_starts FROM occurrences WHERE event_id = ${idCalled(alias)}
      ORDER BY start_local LIMIT ${MAX_OCCURRENCES}`,
    rows: DATES,
  };
}

/** Its enhancement, if it was made for the event as it is and is up to date. */
export function enhancementOf(alias: string, now: Instant): Reading<ReturnType<typeof ENHANCED.read>> {
  return {
    query: sql`SELECT n.details, n.level, n.composed_at, n.checked_at FROM ${enhancements} n JOIN ${events} e ON e.id = n.event_id
      WHERE n.event_id = ${idCalled(alias)} AND n.details IS NOT NULL AND n.checked_at > ${now - ENHANCED_MS} AND e.updated_at <= n.checked_at`,
    rows: ENHANCED,
  };
}

/** The best sighting of a group: of the showing that is next, else the latest, and of two pages about it the one that names the venue that is shown. */
export const BEST = sql`max((2 * coalesce(s.start_local = e.next_start_local, 0) + (s.draft ->> '$.venue.value' IS e.venue)) * 1000000000000000 + s.starts_at)`;

/**
 * One sighting a source, with all times at which showings of it were first seen. The other columns of a row are those of its maximum, as SQLite has it
 * (https://www.sqlite.org/lang_select.html#bareagg); window functions would read each sighting ten times.
 */
export function sightingASource(alias: string): Reading<ReturnType<typeof TOLD.read>> {
  return {
    query: sql`SELECT s.source_id, src.name, s.start_local, s.page_url, src.shift_weeks, s.last_seen_at, s.draft,
        json_group_array(s.first_seen_at) AS first_seen, ${BEST} AS best
      FROM sightings s JOIN sources src ON src.id = s.source_id JOIN events e ON e.id = s.event_id
      WHERE s.event_id = ${idCalled(alias)} AND s.withdrawn_at IS NULL GROUP BY s.source_id`,
    rows: TOLD,
  };
}
