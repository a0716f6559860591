import {
  flag,
  keptChanges,
  nullable,
  type Reading,
  type RowOf,
  rowsOf,
  type Statement,
  type Telling,
  text,
} from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

const DUE = rowsOf('kept-changes.due', {
  eventId: text,
  knownDates: text,
  knownVenue: nullable(text),
  since: keptChanges.since,
  telling: keptChanges.telling,
  cursor: text,
  toldAt: keptChanges.toldAt,
  told: keptChanges.told,
  title: nullable(text),
  slug: nullable(text),
  timezone: nullable(text),
  venue: nullable(text),
  dates: nullable(text),
  isHidden: flag,
});
export type DueChange = RowOf<typeof DUE>;

/** The kept event that has waited longest to be looked at, with what it is now: that of a merged event is what it was merged into. */
export function dueChange(now: Instant): Reading<DueChange> {
  return {
    query: sql`SELECT k.event_id, k.known_dates, k.known_venue, k.since, k.telling, k.cursor, k.told_at, k.told,
        e.title, e.slug, e.timezone, e.venue, e.dates_shown AS dates, coalesce(c.is_hidden, 0) AS is_hidden
      FROM (SELECT * FROM kept_changes WHERE due_at IS NOT NULL AND due_at <= ${now} ORDER BY due_at LIMIT 1) k
      LEFT JOIN event_aliases a ON a.alias = k.event_id LEFT JOIN events e ON e.id = a.event_id LEFT JOIN cities c ON c.slug = e.city_slug`,
    rows: DUE,
  };
}

const KEEPERS = rowsOf('kept-changes.keepers', {
  userId: text,
  email: nullable(text),
  language: nullable(text),
  hasHeart: flag,
  /** The starts that the person planned, as JSON. */
  starts: text,
});
export type Keeper = RowOf<typeof KEEPERS>;

/**
 * The next people in the order of their ids who kept an event before it changed. An address is there only if it is confirmed and wants to be
 * told, and its account is not suspended. Of the hearts a batch reads a range of its size; of the plans, which do not know their person, all with this event.
 */
export function keepersOf(
  { eventId, since, cursor }: Pick<DueChange, 'eventId' | 'since' | 'cursor'>,
  limit: number,
): Reading<Keeper> {
  return {
    query: sql`WITH hearted AS (SELECT user_id FROM hearts INDEXED BY hearts_by_event WHERE event_id = ${eventId} AND user_id > ${cursor}
        AND saved_at < ${since} ORDER BY user_id LIMIT ${limit}),
      planned AS (SELECT i.user_id, json_group_array(s.start_local) AS starts FROM itinerary_stops s INDEXED BY itinerary_stops_by_event
        CROSS JOIN itineraries i ON i.id = s.itinerary_id
        WHERE s.event_id = ${eventId} AND i.user_id > ${cursor} AND s.added_at < ${since} GROUP BY i.user_id ORDER BY i.user_id LIMIT ${limit}),
      keepers AS (SELECT user_id FROM hearted UNION SELECT user_id FROM planned ORDER BY user_id LIMIT ${limit})
      SELECT k.user_id, iif(u.email_verified_at IS NOT NULL AND u.suspended_at IS NULL AND coalesce(c.changes, 1), u.email, NULL) AS email, c.language,
        k.user_id IN (SELECT user_id FROM hearted) AS has_heart, coalesce((SELECT starts FROM planned p WHERE p.user_id = k.user_id), '[]') AS starts
      FROM keepers k LEFT JOIN users u ON u.id = k.user_id AND u.is_development = 0 LEFT JOIN notice_choices c ON c.user_id = k.user_id
      ORDER BY k.user_id`,
    rows: KEEPERS,
  };
}

/** What is told, and who is next. */
export function tellOn(eventId: string, telling: Telling, cursor: string): Statement {
  return sql`UPDATE kept_changes SET telling = ${JSON.stringify(telling)}, cursor = ${cursor} WHERE event_id = ${eventId}`;
}

/** Everybody was told. What changed meanwhile, the database says itself: no change is lost between reading and this commit. */
export function endTelling(eventId: string, { dates, venue, changes }: Telling, now: Instant): Statement {
  const told = JSON.stringify([...new Set(changes.map(({ what }) => what))]);
  const differs = sql`EXISTS (SELECT 1 FROM event_aliases a JOIN events e ON e.id = a.event_id WHERE a.alias = kept_changes.event_id
    AND (e.dates_shown IS NOT ${dates} OR e.venue IS NOT ${venue}))`;
  return sql`UPDATE kept_changes SET known_dates = ${dates}, known_venue = ${venue}, telling = NULL, cursor = '', told_at = ${now}, told = ${told},
      since = ${now}, due_at = iif(${differs}, ${now}, NULL) WHERE event_id = ${eventId}`;
}

/** There is nothing to tell of what was read: unless it changed again, it is forgotten, or kept to the end of its quiet period. */
export function nothingToTell(
  eventId: string,
  { dates, venue }: { dates: string; venue: string | null },
  now: Instant,
): Statement[] {
  const same = sql`EXISTS (SELECT 1 FROM event_aliases a JOIN events e ON e.id = a.event_id WHERE a.alias = kept_changes.event_id
    AND e.dates_shown IS ${dates} AND e.venue IS ${venue})`;
  return [
    sql`UPDATE kept_changes SET known_dates = ${dates}, known_venue = ${venue}, since = ${now}, due_at = iif(${same}, NULL, ${now}) WHERE event_id = ${eventId}`,
    sql`DELETE FROM kept_changes WHERE event_id = ${eventId} AND due_at IS NULL AND told_at IS NULL`,
  ];
}

export function putOff(eventId: string, until: Instant): Statement {
  return sql`UPDATE kept_changes SET due_at = ${until} WHERE event_id = ${eventId}`;
}

/** Drops what nobody needs any more: an event that is gone. */
export function forget(eventId: string): Statement {
  return sql`DELETE FROM kept_changes WHERE event_id = ${eventId}`;
}

/** Drops what was told before that time and has not changed since. */
export function forgetTold(before: Instant): Statement {
  return sql`DELETE FROM kept_changes WHERE event_id IN
    (SELECT event_id FROM kept_changes WHERE due_at IS NULL AND told_at < ${before} ORDER BY told_at LIMIT 100)`;
}
