import { EVERYWHERE, number, type Reading, rowsOf, text } from '@marquee/db';
import { type SQL, sql } from 'drizzle-orm';
import { citiesWithin, type PlaceQuery } from '../cities/index.ts';

const COUNTS = rowsOf('events.place-counts', { place: text, n: number });
type Counts = Reading<ReturnType<typeof COUNTS.read>>;

/** What an answer is about: a city with the towns around it, or one event by its slug or id. */
export type AskedOf = Pick<PlaceQuery, 'city' | 'state' | 'within'> | { event: string };

/** An answer about more towns is read anew each time. */
export const MOST_PLACES = 40;

/** The places that an answer depends on, with the counts of their changes: those of the towns, and what is of no single place. */
export function placesOf(of: AskedOf): Counts {
  const slugs =
    'event' in of
      ? sql`(SELECT e.city_slug AS slug FROM event_aliases a CROSS JOIN events e ON e.id = a.event_id WHERE a.alias = ${of.event})`
      : citiesWithin(of);
  return countsOf(sql`SELECT slug FROM ${slugs} LIMIT ${MOST_PLACES + 1}`);
}

/** The counts of known places, at least one: a row each (rows of `json_each` and of a join would count too). */
export function countsAt(places: readonly string[]): Counts {
  const values = sql.join(
    places.map((place) => sql`(${place})`),
    sql`, `,
  );
  return {
    query: sql`SELECT column1 AS place, coalesce((SELECT n FROM place_changes WHERE place = column1), 0) AS n FROM (VALUES ${values})`,
    rows: COUNTS,
  };
}

const countsOf = (slugs: SQL): Counts => ({
  query: sql`SELECT p.slug AS place, coalesce(c.n, 0) AS n FROM (SELECT slug FROM (${slugs}) UNION SELECT ${EVERYWHERE}) p LEFT JOIN place_changes c ON c.place = p.slug`,
  rows: COUNTS,
});
