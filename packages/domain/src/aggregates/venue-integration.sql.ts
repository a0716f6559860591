import { cities, number, type Reading, type RowOf, rowsOf } from '@marquee/db';
import { type Instant, idsFrom } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

const FIGURES = rowsOf('aggregates.figures', {
  totalVenues: number,
  activeVenues: number,
  fromAggregates: number,
  last24h: number,
});
const TOP = rowsOf('aggregates.top-cities', { city: cities.name, state: cities.state, venues: number });
const SITES = rowsOf('aggregates.sites', { aggregates: number, aggregatesDue: number });
/** Sources that discovery found; others a person named. */
const FOUND = sql`discovery_method NOT IN ('configured', 'form')`;

/** Sources of a day that are counted at most. */
const DAY_COUNTED = 1_000;

/** From the counts by city; those of the last day by their ids, which begin with their time. */
export function figures(since: Instant): Reading<RowOf<typeof FIGURES>> {
  return {
    query: sql`SELECT coalesce(sum(found), 0) AS total_venues, coalesce(sum(active_found), 0) AS active_venues,
        coalesce(sum(from_aggregates), 0) AS from_aggregates, (SELECT count(*) FROM (SELECT 1 FROM sources
          WHERE id >= ${idsFrom(since)} AND created_at >= ${since} AND ${FOUND} LIMIT ${DAY_COUNTED})) AS last24h FROM city_source_counts`,
    rows: FIGURES,
  };
}

/** Spec: VINTEG-01. */
export function topCities(limit: number): Reading<RowOf<typeof TOP>> {
  return {
    query: sql`SELECT c.name AS city, c.state, t.venues FROM (SELECT city_slug, found AS venues FROM city_source_counts WHERE found > 0
        ORDER BY found DESC, city_slug LIMIT ${limit}) t JOIN cities c ON c.slug = t.city_slug
      ORDER BY t.venues DESC, c.name`,
    rows: TOP,
  };
}

export function aggregatesKnown(now: Instant): Reading<RowOf<typeof SITES>> {
  return {
    query: sql`SELECT count(*) AS aggregates, count(CASE WHEN next_read_at <= ${now} THEN 1 END) AS aggregates_due FROM aggregate_sites`,
    rows: SITES,
  };
}
