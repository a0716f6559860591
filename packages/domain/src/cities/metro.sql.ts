import { flag, type Known, number, type Reading, type RowOf, rowsOf, text } from '@marquee/db';
import { type SQL, sql } from 'drizzle-orm';

/** Towns whose events a city shows beside its own at most: the largest that have events. */
export const METRO_TOWNS = 8;

const EARTH_RADIUS_MILES = 3958.8;
const MILES_PER_DEGREE = 69;

/**
 * A subquery of a city and the towns of its metro area: cities of the network with events whose middle is within so many miles (at most a degree of
 * latitude), the city first, then the largest. It reads the network's cities in the box around the city, by a partial index.
 */
export function metroOf(city: SQL, miles: number): SQL {
  // The haversine of `milesBetween` (../places/distance.ts).
  const half = sql`(pow(sin(radians(c.latitude - a.latitude) / 2), 2)
    + cos(radians(a.latitude)) * cos(radians(c.latitude)) * pow(sin(radians(c.longitude - a.longitude) / 2), 2))`;
  return sql`(SELECT slug, name, state, latitude, longitude, miles, is_own FROM (
      SELECT c.slug, c.name, c.state, c.latitude, c.longitude, c.population, c.slug = a.slug AS is_own,
        ${sql.raw(String(2 * EARTH_RADIUS_MILES))} * asin(min(1, sqrt(${half}))) AS miles
      ${inTheBox(city, miles)})
    WHERE is_own OR (miles <= ${sql.raw(String(miles))} AND EXISTS (SELECT 1 FROM listing_counts n WHERE n.scope = slug AND n.total > 0))
    ORDER BY is_own DESC, population DESC, slug LIMIT ${sql.raw(String(METRO_TOWNS + 1))})`;
}

/** The cities `c` of the network in the box around a city `a`. */
function inTheBox(city: SQL, miles: number): SQL {
  const reach = sql`${sql.raw(String(miles / MILES_PER_DEGREE))} / max(0.1, cos(radians(a.latitude)))`;
  return sql`FROM ${city} a CROSS JOIN cities c INDEXED BY cities_of_network_by_place
      WHERE c.status <> 'known' AND c.is_hidden = 0
        AND c.latitude_band IN (floor(a.latitude) - 1, floor(a.latitude), floor(a.latitude) + 1)
        AND c.longitude BETWEEN a.longitude - ${reach} AND a.longitude + ${reach}`;
}

/** A subquery of the slugs of all towns that a metro area could have, with or without events: those within its miles to the north and the south too. */
export function townsAround(city: SQL, miles: number): SQL {
  const rise = sql.raw(String(miles / MILES_PER_DEGREE));
  return sql`(SELECT c.slug ${inTheBox(city, miles)} AND c.latitude BETWEEN a.latitude - ${rise} AND a.latitude + ${rise})`;
}

const TOWNS = rowsOf('cities.towns', { name: text, state: text, miles: number, latitude: number, longitude: number });
export type TownRow = RowOf<typeof TOWNS>;

/** The towns of a metro area, without the city itself. */
export const townsOf = (metro: SQL): Reading<TownRow> => ({
  query: sql`SELECT name, state, miles, latitude, longitude FROM ${metro} WHERE NOT is_own`,
  rows: TOWNS,
});

export const NO_TOWNS: Known<TownRow> = { known: [] };

const METRO = rowsOf('cities.metro', {
  slug: text,
  isOwn: flag,
  name: text,
  state: text,
  miles: number,
  latitude: number,
  longitude: number,
});

/** A metro area with the city itself, which is first. */
export const wholeMetro = (metro: SQL): Reading<RowOf<typeof METRO>> => ({
  query: sql`SELECT slug, is_own, name, state, miles, latitude, longitude FROM ${metro}`,
  rows: METRO,
});

/** The same of a city without towns. */
export const cityAlone = (city: SQL): Reading<RowOf<typeof METRO>> => ({
  query: sql`SELECT slug, 1 AS is_own, '' AS name, '' AS state, 0 AS miles, 0 AS latitude, 0 AS longitude FROM ${city}`,
  rows: METRO,
});
