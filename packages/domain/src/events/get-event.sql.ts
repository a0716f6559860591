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
export const TOLD = rowsOf('events.sighting-a-source', {
  sourceId: sightings.sourceId,
  name: sources.name,
  startLocal: sightings.startLocal,
  pageUrl: sightings.pageUrl,
  shiftWeeks: sources.shiftWeeks,
  lastSeenAt: sightings.lastSeenAt,
  draft: sightings.draft,
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

/**
 * One sighting a source: of the showing that is next, else the latest, and of two pages about it the one that names the venue that is
 * shown; who knew of the event first comes first.
 */
export function sightingASource(alias: string): Reading<ReturnType<typeof TOLD.read>> {
  return {
    query: sql`SELECT source_id, name, start_local, page_url, shift_weeks, last_seen_at, draft FROM (
        SELECT s.source_id, src.name, s.start_local, s.page_url, src.shift_weeks, s.last_seen_at, s.draft,
          min(s.first_seen_at) OVER (PARTITION BY s.source_id) AS known_since,
          row_number() OVER (PARTITION BY s.source_id
            ORDER BY s.start_local = e.next_start_local DESC, s.draft ->> '$.venue.value' IS e.venue DESC, s.starts_at DESC) AS place
        FROM sightings s JOIN sources src ON src.id = s.source_id JOIN events e ON e.id = s.event_id
        WHERE s.event_id = ${idCalled(alias)} AND s.withdrawn_at IS NULL)
      WHERE place = 1 ORDER BY known_since`,
    rows: TOLD,
  };
}
