import { events, flag, nullable, type Reading, type RowOf, rowsOf, text } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

const DUE = rowsOf('follows.due', {
  userId: text,
  email: nullable(text),
  language: text,
  weeklyAt: { read: Number },
  /** Its follows, the oldest first, as JSON. */
  follows: text,
});
export type DuePerson = RowOf<typeof DUE>;

/** People whose weekly letter is due, the longest waiting first; an address only if it is confirmed and its account not suspended. */
export function duePeople(now: Instant, limit: number): Reading<DuePerson> {
  return {
    query: sql`SELECT c.user_id, iif(u.email_verified_at IS NOT NULL AND u.suspended_at IS NULL AND u.is_development = 0, u.email, NULL) AS email, c.language, c.weekly_at,
        (SELECT coalesce(json_group_array(json_object('kind', f.kind, 'name', f.name, 'query', json(f.query)) ORDER BY f.created_at), '[]')
          FROM follows f WHERE f.user_id = c.user_id) AS follows
      FROM (SELECT * FROM notice_choices WHERE weekly_at IS NOT NULL AND weekly_at <= ${now} ORDER BY weekly_at LIMIT ${limit}) c
      JOIN users u ON u.id = c.user_id`,
    rows: DUE,
  };
}

const KEPT = rowsOf('follows.kept', {
  id: events.id,
  slug: events.slug,
  title: events.title,
  venue: events.venue,
  start: text,
  status: text,
  isSoldOut: flag,
});
export type KeptDate = RowOf<typeof KEPT>;

/** What a person keeps with a date in a span of time, without events of hidden cities, soonest first: saved events with their next date, planned ones with the planned one. */
export function keptBetween(userId: string, from: Instant, to: Instant, limit: number): Reading<KeptDate> {
  const columns = sql`e.id, e.slug, e.title, coalesce(e.venue_shown, e.venue) AS venue, o.start_local AS start, o.status, o.is_sold_out, o.starts_at`;
  return {
    query: sql`SELECT id, slug, title, venue, start, status, is_sold_out FROM (
        SELECT ${columns} FROM hearts h CROSS JOIN event_aliases a ON a.alias = h.event_id CROSS JOIN events e ON e.id = a.event_id
          CROSS JOIN cities c ON c.slug = e.city_slug AND c.is_hidden = 0
          CROSS JOIN occurrences o ON o.event_id = e.id AND o.start_local = e.next_start_local WHERE h.user_id = ${userId}
        UNION SELECT ${columns} FROM itineraries i CROSS JOIN itinerary_stops s ON s.itinerary_id = i.id
          CROSS JOIN event_aliases a ON a.alias = s.event_id CROSS JOIN events e ON e.id = a.event_id
          CROSS JOIN cities c ON c.slug = e.city_slug AND c.is_hidden = 0
          CROSS JOIN occurrences o ON o.event_id = e.id AND o.start_local = s.start_local WHERE i.user_id = ${userId})
      WHERE starts_at >= ${from} AND starts_at < ${to} ORDER BY starts_at LIMIT ${limit}`,
    rows: KEPT,
  };
}

const NEW = rowsOf('follows.new', { id: events.id });

/** Which of some events were first listed after an instant. */
export function listedSince(ids: readonly string[], since: Instant): Reading<{ id: string }> {
  return {
    query: sql`SELECT e.id FROM json_each(${JSON.stringify(ids)}) j CROSS JOIN events e ON e.id = j.value WHERE e.created_at >= ${since}`,
    rows: NEW,
  };
}
