import {
  aggregateSites,
  cities,
  countIf,
  countOf,
  reading,
  sourceHealthCounts,
  sources,
  totalOf,
  write,
} from '@marquee/db';
import { type Instant, idsFrom } from '@marquee/kernel';
import { and, asc, count, desc, eq, gt, gte, lte, ne, notInArray } from 'drizzle-orm';

/** Sources of a day that are counted at most. */
const DAY_COUNTED = 1_000;

const { citySlug, found, activeFound, fromAggregates } = sourceHealthCounts;

/** From the counts by city; those of the last day by their ids, which begin with their time. */
export function figures(since: Instant) {
  const { id, createdAt, discoveryMethod } = sources;
  // Others a person named.
  const wasFound = notInArray(discoveryMethod, ['configured', 'form']);
  const added = write
    .select({ id })
    .from(sources)
    .where(and(gte(id, idsFrom(since)), gte(createdAt, since), wasFound))
    .limit(DAY_COUNTED);
  const all = {
    totalVenues: totalOf(found),
    activeVenues: totalOf(activeFound),
    fromAggregates: totalOf(fromAggregates),
    last24h: countOf(added),
  };
  return reading('aggregates.figures', all, (columns) =>
    write.select(columns).from(sourceHealthCounts).where(ne(citySlug, '')),
  );
}

/** Spec: VINTEG-01. */
export function topCities(limit: number) {
  const top = write
    .select({ citySlug, found })
    .from(sourceHealthCounts)
    .where(and(ne(citySlug, ''), gt(found, 0)))
    .orderBy(desc(found), asc(citySlug))
    .limit(limit)
    .as('top');
  return reading('aggregates.top-cities', { city: cities.name, state: cities.state, venues: top.found }, (columns) =>
    write
      .select(columns)
      .from(top)
      .innerJoin(cities, eq(cities.slug, top.citySlug))
      .orderBy(desc(top.found), asc(cities.name)),
  );
}

export const aggregatesKnown = (now: Instant) =>
  reading(
    'aggregates.sites',
    { aggregates: count(), aggregatesDue: countIf(lte(aggregateSites.nextReadAt, now)) },
    (columns) => write.select(columns).from(aggregateSites),
  );
