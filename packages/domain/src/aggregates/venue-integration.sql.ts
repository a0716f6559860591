import { cities, number, type Reading, type RowOf, rowsOf } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
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

export function figures(since: Instant): Reading<RowOf<typeof FIGURES>> {
  return {
    query: sql`SELECT count(*) AS total_venues, count(CASE WHEN status = 'active' THEN 1 END) AS active_venues,
        count(CASE WHEN discovery_method = 'aggregate' THEN 1 END) AS from_aggregates,
        count(CASE WHEN created_at >= ${since} THEN 1 END) AS last24h FROM sources WHERE ${FOUND}`,
    rows: FIGURES,
  };
}

/** Spec: VINTEG-01. */
export function topCities(limit: number): Reading<RowOf<typeof TOP>> {
  return {
    query: sql`SELECT c.name AS city, c.state, t.venues FROM (SELECT city_slug, count(*) AS venues FROM sources WHERE ${FOUND}
        GROUP BY city_slug ORDER BY venues DESC, city_slug LIMIT ${limit}) t JOIN cities c ON c.slug = t.city_slug
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
