import type { Bounds } from '@marquee/kernel';
import { type SQL, sql } from 'drizzle-orm';

/** Cities that an area reads: those in it, the largest first, then the nearest. */
const MOST = 100;
/** An event is at most 60 miles from its town (docs/decisions/020-maps.md): in degrees, as far north as Alaska's south. */
const NORTH = 1;
const EAST = 2;

/** A subquery of the slugs of cities whose events may lie in an area, by the partial index of the network. */
export function citiesAround({ west, south, east, north }: Bounds): SQL {
  const first = Math.floor(south - NORTH);
  const bands = Array.from({ length: Math.floor(north + NORTH) - first + 1 }, (_, i) => first + i);
  const beside = sql`max(0, ${south} - latitude, latitude - ${north}) + max(0, ${west} - longitude, longitude - ${east})`;
  return sql`(SELECT slug FROM cities INDEXED BY cities_of_network_by_place
    WHERE status <> 'known' AND is_hidden = 0 AND latitude_band IN (${sql.raw(bands.join(', '))})
      AND longitude BETWEEN ${west - EAST} AND ${east + EAST} ORDER BY ${beside}, population DESC LIMIT ${sql.raw(String(MOST))})`;
}
