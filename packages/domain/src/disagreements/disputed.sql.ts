import { events, nullable, number, occurrences, type Reading, type RowOf, rowsOf, text } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

/** Disputed dates that are looked at, the next ones first, and people counted of each. */
const DATES = sql.raw('300');
const PEOPLE = sql.raw('1000');

const { id, slug, title, city, state, venue } = events;
const DISPUTED = rowsOf('disagreements.disputed', {
  id,
  slug,
  title,
  city,
  state,
  venue: nullable(venue),
  startLocal: occurrences.startLocal,
  sourceName: events.sourceName,
  /** As JSON. */
  others: text,
  dates: number,
  hearts: number,
  plans: number,
  venueViews: number,
});
export type DisputedRow = RowOf<typeof DISPUTED>;

/**
 * Events with dates to come about which sources disagree, each with the next of these. An index has only disputed dates; what it costs follows them and
 * the people who keep their events.
 * @param since the day from which on views count
 */
export function disputedEvents(now: Instant, since: string): Reading<DisputedRow> {
  return {
    query: sql`SELECT e.id, e.slug, e.title, e.city, e.state, e.venue, next_dates.start_local, e.source_name, next_dates.dates,
        (SELECT json_group_array(json_object('source', s.name, 'startDate', j.value ->> '$.startLocal'))
          FROM json_each(next_dates.other_starts) j JOIN sources s ON s.id = j.value ->> '$.sourceId') AS others,
        (SELECT count(*) FROM (SELECT 1 FROM hearts h INDEXED BY hearts_by_event WHERE h.event_id = e.id LIMIT ${PEOPLE})) AS hearts,
        (SELECT count(DISTINCT p.user_id) FROM (SELECT itinerary_id FROM itinerary_stops t INDEXED BY itinerary_stops_by_event
          WHERE t.event_id = e.id LIMIT ${PEOPLE}) t JOIN itineraries p ON p.id = t.itinerary_id) AS plans,
        coalesce((SELECT sum(w.views) FROM venue_views w WHERE w.venue_slug = e.venue_slug AND w.day >= ${since}), 0) AS venue_views
      FROM (SELECT event_id, min(start_local) AS start_local, other_starts, count(*) AS dates
        FROM (SELECT event_id, start_local, other_starts FROM occurrences INDEXED BY occurrences_disputed
          WHERE other_starts IS NOT NULL AND starts_at > ${now} ORDER BY starts_at LIMIT ${DATES}) GROUP BY event_id) next_dates
        JOIN events e ON e.id = next_dates.event_id WHERE e.status = 'active'`,
    rows: DISPUTED,
  };
}
