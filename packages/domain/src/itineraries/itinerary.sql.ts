import {
  events,
  flag,
  itineraries,
  itineraryStops,
  nullable,
  number,
  occurrences,
  type Reading,
  type RowOf,
  rowsOf,
  type Statement,
  text,
} from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { type SQL, sql } from 'drizzle-orm';

const { id, name, shareKey } = itineraries;
const HEADS = rowsOf('itineraries.head', { id, name, shareKey });
const STOPS = rowsOf('itineraries.stops', {
  id: itineraryStops.id,
  eventId: itineraryStops.eventId,
  title: itineraryStops.title,
  venue: itineraryStops.venue,
  timezone: itineraryStops.timezone,
  startLocal: itineraryStops.startLocal,
  endLocal: itineraryStops.endLocal,
  startsAt: itineraryStops.startsAt,
  endsAt: itineraryStops.endsAt,
  note: itineraryStops.note,
});
const DATES = rowsOf('itineraries.dates', {
  stop: text,
  startLocal: occurrences.startLocal,
  endLocal: occurrences.endLocal,
  startsAt: occurrences.startsAt,
  endsAt: occurrences.endsAt,
  status: occurrences.status,
  isSoldOut: occurrences.isSoldOut,
  movedFromLocal: occurrences.movedFromLocal,
  isFurther: flag,
  createdAt: events.createdAt,
  changedAt: events.changedAt,
  revision: events.revision,
});

export type StopRow = RowOf<typeof STOPS>;
export type StopDate = RowOf<typeof DATES>;

/** Which itinerary: by its id, or by the secret of its link. */
export type ItineraryAt = { id: string } | { key: string };

const idAt = (at: ItineraryAt): SQL =>
  'id' in at ? sql`${at.id}` : sql`(SELECT id FROM itineraries WHERE share_key = ${at.key})`;

export function headOf(at: ItineraryAt): Reading<RowOf<typeof HEADS>> {
  return { query: sql`SELECT id, name, share_key FROM itineraries WHERE id = ${idAt(at)}`, rows: HEADS };
}

export function stopsOf(at: ItineraryAt): Reading<StopRow> {
  return {
    query: sql`SELECT id, event_id, title, venue, timezone, start_local, end_local, starts_at, ends_at, note
      FROM itinerary_stops WHERE itinerary_id = ${idAt(at)}`,
    rows: STOPS,
  };
}

/** The ids of its events, as a query of one column. */
export const eventIdsOf = (at: ItineraryAt): SQL =>
  sql`SELECT DISTINCT event_id AS id FROM itinerary_stops WHERE itinerary_id = ${idAt(at)}`;

/** Each stop's date as it is listed now, else another one of the same day. `isFurther`: not the first of its day, as calendars key it. */
export function datesOf(at: ItineraryAt): Reading<StopDate> {
  const ofDay = (day: SQL) =>
    sql`d.event_id = a.event_id AND d.start_local >= ${day} AND d.start_local < ${day} || 'U'`;
  return {
    query: sql`SELECT s.id AS stop, o.start_local, o.end_local, o.starts_at, o.ends_at, o.status, o.is_sold_out, o.moved_from_local, e.created_at, e.changed_at, e.revision,
        EXISTS (SELECT 1 FROM occurrences d WHERE ${ofDay(sql`substr(o.start_local, 1, 10)`)} AND d.start_local < o.start_local) AS is_further
      FROM itinerary_stops s CROSS JOIN event_aliases a ON a.alias = s.event_id CROSS JOIN events e ON e.id = a.event_id
      CROSS JOIN occurrences o ON o.event_id = a.event_id AND o.start_local = (SELECT d.start_local FROM occurrences d
        WHERE ${ofDay(sql`substr(s.start_local, 1, 10)`)} ORDER BY d.start_local <> s.start_local, d.start_local LIMIT 1)
      WHERE s.itinerary_id = ${idAt(at)}`,
    rows: DATES,
  };
}

const SUMMARIES = rowsOf('itineraries.list', {
  id,
  name,
  isShared: flag,
  firstDay: nullable(text),
  lastDay: nullable(text),
  eventIds: text,
});

/** A person's itineraries, the latest changed first; `eventIds` as JSON. */
export function itinerariesOf(userId: string): Reading<RowOf<typeof SUMMARIES>> {
  return {
    query: sql`SELECT i.id, i.name, i.share_key IS NOT NULL AS is_shared, min(substr(s.start_local, 1, 10)) AS first_day,
        max(substr(s.start_local, 1, 10)) AS last_day, json_group_array(DISTINCT s.event_id) FILTER (WHERE s.event_id IS NOT NULL) AS event_ids
      FROM itineraries i LEFT JOIN itinerary_stops s ON s.itinerary_id = i.id WHERE i.user_id = ${userId}
      GROUP BY i.id ORDER BY i.updated_at DESC`,
    rows: SUMMARIES,
  };
}

interface NewItinerary {
  id: string;
  userId: string;
  name: string;
}

/** Unless its owner has that many already. One statement, so that those made at the same time are counted. */
export function insertItinerary({ id: newId, userId, name: called }: NewItinerary, most: number, now: Instant) {
  return sql`INSERT INTO itineraries (id, user_id, name, created_at, updated_at) SELECT ${newId}, ${userId}, ${called}, ${now}, ${now}
    WHERE (SELECT count(*) FROM itineraries WHERE user_id = ${userId}) < ${most}`;
}

interface NewStop {
  id: string;
  itineraryId: string;
  event: string;
  startDate: string | undefined;
}

/** Adds a date of an event, the next one if none is named, unless it is there or there are that many. */
export function insertStop(
  { id: newId, itineraryId, event, startDate }: NewStop,
  most: number,
  now: Instant,
): Statement {
  return sql`INSERT OR IGNORE INTO itinerary_stops (itinerary_id, id, event_id, title, venue, timezone, start_local, end_local, starts_at, ends_at, added_at)
    SELECT i.id, ${newId}, e.id, e.title, coalesce(e.venue_shown, e.venue), e.timezone, o.start_local, o.end_local, o.starts_at,
      iif(o.end_local IS NULL, NULL, o.ends_at), ${now}
    FROM itineraries i CROSS JOIN event_aliases a ON a.alias = ${event} CROSS JOIN events e ON e.id = a.event_id
    CROSS JOIN occurrences o ON o.event_id = e.id AND o.start_local = ${startDate === undefined ? sql`e.next_start_local` : sql`${startDate}`}
    WHERE i.id = ${itineraryId} AND (SELECT count(*) FROM itinerary_stops WHERE itinerary_id = ${itineraryId}) < ${most}`;
}

/** Whether an event, by its id or slug, has this date, or any if none is named. */
export function dateExists(event: string, startDate: string | undefined): Reading<{ n: number }> {
  return {
    query: sql`SELECT count(*) AS n FROM event_aliases a JOIN events e ON e.id = a.event_id JOIN occurrences o ON o.event_id = e.id
      AND o.start_local = ${startDate === undefined ? sql`e.next_start_local` : sql`${startDate}`} WHERE a.alias = ${event}`,
    rows: rowsOf('itineraries.date-exists', { n: number }),
  };
}
