import {
  cities,
  coalesce,
  countOf,
  expansionRuns,
  given,
  indexed,
  listingCounts,
  literal,
  maybe,
  type RowOf,
  reading,
  truthOf,
  write,
} from '@marquee/db';
import { and, desc, eq, gt, inArray, isNull, lt, ne, notExists, notInArray, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';

const { slug, name, nameKey, state, latitude, longitude, population, isHidden, addedAt, status } = cities;
const place = { slug, name, state, latitude, longitude, population };
export type NetworkCity = RowOf<ReturnType<typeof networkCities>['rows']>;

/** The cities of the network with their coming events: two rows read a city, by the partial index of the network. */
export function networkCities() {
  const events = coalesce<number>(listingCounts.total, 0);
  const picked = { ...place, isLive: truthOf(eq(status, 'live')), isHidden, addedAt, events };
  return reading('expansion.network', picked, (columns) =>
    write
      .select(columns)
      .from(indexed(cities, 'cities_of_network'))
      .leftJoin(listingCounts, eq(listingCounts.scope, slug))
      .where(ne(status, literal('known'))),
  );
}

/** How many target cities each state has: its places, counted up to the plan's number; so many index entries a state. */
export function targetsOf(states: readonly string[], most: number) {
  const asked = given(states);
  const targets = write
    .select({ one: literal(1) })
    .from(indexed(cities, 'cities_by_size'))
    .where(eq(state, asked.value))
    .limit(most);
  return reading('expansion.targets', { state: asked.value, targets: countOf(targets) }, (columns) =>
    write.select(columns).from(asked.table),
  );
}

export type CandidateCity = RowOf<ReturnType<typeof candidatesOf>['rows']>;

/**
 * Of the target cities of a state, those that may join now: only in the gazetteer, not hidden by a person, not on their way, and not given back
 * lately. Of two places of one name only the larger: every look-up by name means that one.
 */
export function candidatesOf(wanted: string, most: number, now: number) {
  const targets = write
    .select({ slug: maybe(slug) })
    .from(indexed(cities, 'cities_by_size'))
    .where(eq(state, wanted))
    .orderBy(desc(population))
    .limit(most);
  const { citySlug, endedAt, retryAt } = expansionRuns;
  const runs = (which: SQL | undefined) => write.select({ citySlug }).from(expansionRuns).where(which);
  const other = alias(cities, 'other');
  const isLarger = or(gt(other.population, population), and(eq(other.population, population), lt(other.slug, slug)));
  const larger = write
    .select({ slug: other.slug })
    .from(other)
    .where(and(eq(other.nameKey, nameKey), eq(other.state, state), ne(other.slug, slug), isLarger));
  const isFree = and(
    eq(status, 'known'),
    eq(isHidden, false),
    notExists(runs(and(eq(citySlug, slug), isNull(endedAt)))),
    notInArray(slug, runs(gt(retryAt, now))),
    notExists(larger),
  );
  return reading('expansion.candidates', place, (columns) =>
    write
      .select(columns)
      .from(cities)
      .where(and(inArray(slug, targets), isFree)),
  );
}
