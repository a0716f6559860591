import { cities, greater, indexed, literal, literals, maybe, minus, plus, scalar, write } from '@marquee/db';
import type { Bounds } from '@marquee/kernel';
import { and, asc, between, desc, eq, inArray, ne, type SQL } from 'drizzle-orm';

/** Cities that an area reads: those in it, the largest first, then the nearest. */
const MOST = 100;
/** An event is at most 60 miles from its town (docs/decisions/020-maps.md): in degrees, as far north as Alaska's south. */
const NORTH = 1;
const EAST = 2;

/** A subquery of the slugs of cities whose events may lie in an area, by the partial index of the network. */
export function citiesAround({ west, south, east, north }: Bounds): SQL {
  const { slug, status, isHidden, latitude, longitude, latitudeBand, population } = cities;
  const first = Math.floor(south - NORTH);
  const bands = Array.from({ length: Math.floor(north + NORTH) - first + 1 }, (_, i) => first + i);
  const isNear = and(inArray(latitudeBand, literals(...bands)), between(longitude, west - EAST, east + EAST));
  const beside = plus(
    greater(0, minus(south, latitude), minus(latitude, north)),
    greater(0, minus(west, longitude), minus(longitude, east)),
  );
  return scalar(
    write
      .select({ slug: maybe(slug) })
      .from(indexed(cities, 'cities_of_network_by_place'))
      .where(and(ne(status, literal('known')), eq(isHidden, false), isNear))
      .orderBy(asc(beside), desc(population))
      .limit(MOST),
  );
}
