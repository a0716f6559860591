import { cities, number, type Reading, type RowOf, rowsOf, text } from '@marquee/db';
import { sql } from 'drizzle-orm';

const ZONES = rowsOf('timezones.states', {
  state: cities.state,
  timezone: cities.timezone,
  cities: number,
  events: number,
});

/** Upcoming events by state and zone, from the counts of their cities' lists: a row for each city of the network. */
export const zonesOfStates: Reading<RowOf<typeof ZONES>> = {
  query: sql`SELECT c.state, c.timezone, count(*) AS cities, coalesce(sum(n.total), 0) AS events
    FROM cities c INDEXED BY cities_of_network LEFT JOIN listing_counts n ON n.scope = c.slug
    WHERE c.status <> 'known' GROUP BY c.state, c.timezone ORDER BY events DESC, c.state, c.timezone`,
  rows: ZONES,
};

const EVENT = rowsOf('timezones.event', {
  id: text,
  title: text,
  slug: text,
  city: text,
  state: text,
  timezone: text,
  cityTimezone: text,
  startLocal: text,
  startsAt: number,
});

/** The event that an id or a slug leads to, with its city's zone. */
export function eventWithZone(alias: string): Reading<RowOf<typeof EVENT>> {
  return {
    query: sql`SELECT e.id, e.title, e.slug, c.name AS city, c.state, e.timezone, c.timezone AS city_timezone,
        e.next_start_local AS start_local, e.next_starts_at AS starts_at
      FROM event_aliases a JOIN events e ON e.id = a.event_id JOIN cities c ON c.slug = e.city_slug WHERE a.alias = ${alias}`,
    rows: EVENT,
  };
}
