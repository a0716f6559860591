import type { City } from '@marquee/contract';
import { begins, cities, given, listingCounts, literal, scalar, valuesIn } from '@marquee/db';
import { and, between, desc, eq, gte, inArray, like, ne, or } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';
import { everywhere } from '../everywhere.ts';
import { boxAround, milesBetween, type Point } from '../places/index.ts';
import { canHaveSlips, oneSlipFrom } from '../search-words/index.ts';
import { nameKey } from './name-key.ts';

/** Cities with their event counts. */
function counted(deps: ReadDeps) {
  const { slug, name, state, latitude, longitude, status, isHidden } = cities;
  return everywhere(deps)
    .db.select({ slug, name, state, latitude, longitude, status, isHidden, total: listingCounts.total })
    .from(cities)
    .leftJoin(listingCounts, eq(listingCounts.scope, cities.slug))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof counted>>[number];

function cityOf(row: Row, from?: Point): City {
  const isOpen = !row.isHidden;
  return {
    city: row.name,
    state: row.state,
    isSupported: isOpen && row.status !== 'known',
    isLive: isOpen && row.status === 'live',
    eventCount: row.total ?? 0,
    distance: from ? Math.round(milesBetween(from, row) * 10) / 10 : null,
  };
}

/** A city that several databases know is one: the first says what it is, and all of them what it has. */
export function eachOnce<R extends { slug: string; total: number | null }>(rows: readonly R[]): R[] {
  const once = new Map<string, R>();
  for (const row of rows) {
    const known = once.get(row.slug);
    once.set(row.slug, known ? { ...known, total: (known.total ?? 0) + (row.total ?? 0) } : row);
  }
  return [...once.values()];
}

/** Must match the condition of the index `cities_of_network`. */
const isOfNetwork = ne(cities.status, literal('known'));

/** Names with one slip that are offered. */
const NEAREST = 3;
const FEATURED = 12;
const NEARBY = 24;
/** Smaller places are offered as nearby only if we read them. */
const NEARBY_MIN_POPULATION = 20_000;

/** The live cities, those with the most events first. */
export async function featuredCities(deps: ReadDeps): Promise<City[]> {
  const rows = await counted(deps)
    .where(and(isOfNetwork, eq(cities.status, 'live'), eq(cities.isHidden, false)))
    .orderBy(desc(listingCounts.total), desc(cities.population))
    .limit(FEATURED);
  return eachOnce(rows)
    .sort((a, b) => (b.total ?? 0) - (a.total ?? 0))
    .slice(0, FEATURED)
    .map((row) => cityOf(row));
}

/**
 * Cities whose name begins with the text (`Colu`, `columbia, sc`), without hidden ones: supported ones first, then by population. If there is none,
 * those whose name begins with what is one slip away from it (`Colmbia`).
 */
export async function searchCities(deps: ReadDeps, text: string, limit: number): Promise<City[]> {
  const [name = '', state = ''] = text.split(',').map((part) => part.trim());
  const prefix = nameKey(name);
  if (!prefix) return [];
  const found = await citiesBegunWith(deps, prefix, state, limit);
  if (found.length > 0 || !canHaveSlips(prefix)) return found;
  const near = await namesBegunWith(deps, oneSlipFrom(prefix));
  const nearest = near.slice(0, NEAREST).map((key) => citiesBegunWith(deps, key, state, limit));
  return (await Promise.all(nearest)).flat().slice(0, limit);
}

/** Of some beginnings those with which names of cities begin, that of the largest city first: an indexed look-up for each. */
async function namesBegunWith(deps: ReadDeps, beginnings: readonly string[]): Promise<string[]> {
  const asked = given(beginnings);
  const { nameKey: key, population, isHidden } = cities;
  const largest = deps.db
    .select({ population })
    .from(cities)
    .where(and(begins(key, asked.value), eq(isHidden, false)))
    .orderBy(desc(population))
    .limit(1);
  const found = await deps.db.select({ name: asked.value, size: scalar<number | null>(largest) }).from(asked.table);
  return found
    .filter(({ size }) => size !== null)
    .sort((a, b) => (b.size ?? 0) - (a.size ?? 0))
    .map(({ name }) => name);
}

async function citiesBegunWith(deps: ReadDeps, prefix: string, state: string, limit: number): Promise<City[]> {
  const begun = `${state.replaceAll(/[%_]/g, '').slice(0, 20)}%`;
  const rows = await counted(deps)
    .where(
      and(
        begins(cities.nameKey, prefix),
        eq(cities.isHidden, false),
        state === '' ? undefined : like(cities.state, begun),
      ),
    )
    .orderBy(desc(and(isOfNetwork, eq(cities.isHidden, false)) ?? isOfNetwork), desc(cities.population))
    .limit(limit);
  return eachOnce(rows)
    .slice(0, limit)
    .map((row) => cityOf(row));
}

/** Cities within a radius in miles: supported ones first, then by distance. */
export async function nearbyCities(deps: ReadDeps, point: Point, radiusMiles: number): Promise<City[]> {
  const box = boxAround(point, radiusMiles);
  const bands = Array.from(
    { length: Math.floor(box.north) - Math.floor(box.south) + 1 },
    (_, i) => Math.floor(box.south) + i,
  );
  const rows = await counted(deps).where(
    and(
      inArray(cities.latitudeBand, valuesIn(bands)),
      between(cities.longitude, box.west, box.east),
      between(cities.latitude, box.south, box.north),
      eq(cities.isHidden, false),
      or(isOfNetwork, gte(cities.population, NEARBY_MIN_POPULATION)),
    ),
  );
  return eachOnce(rows)
    .filter((row) => milesBetween(point, row) <= radiusMiles)
    .map((row) => cityOf(row, point))
    .sort((a, b) => Number(b.isSupported) - Number(a.isSupported) || (a.distance ?? 0) - (b.distance ?? 0))
    .slice(0, NEARBY);
}
