import { CARD_SOURCES } from '@marquee/contract';
import { nullable, number, type Reading, type RowOf, rowsOf, sources } from '@marquee/db';
import { sql } from 'drizzle-orm';

const { id, citySlug, name, url, status, tier, health, runs, failedRuns, usualYield } = sources;
const SOURCE = rowsOf('city-management.sources', {
  id,
  citySlug,
  name,
  url,
  status,
  tier,
  health,
  runs,
  failedRuns,
  usualYield,
});
export type CitySourceRow = RowOf<typeof SOURCE>;

const columns = sql`s.id, s.city_slug, s.name, s.url, s.status, s.tier, s.health, s.runs, s.failed_runs, s.usual_yield`;
/** What people send in by the form is no source that can be steered. */
const isSource = sql`s.discovery_method <> 'form'`;

/** The first sources of each city, by the index of their order: few rows a city, however many it has. */
export function firstSources(slugs: readonly string[]): Reading<CitySourceRow> {
  return {
    query: sql`SELECT ${columns} FROM json_each(${JSON.stringify(slugs)}) j CROSS JOIN sources s ON s.id IN (
        SELECT id FROM sources WHERE city_slug = j.value AND discovery_method <> 'form' ORDER BY id LIMIT ${CARD_SOURCES})
      ORDER BY s.city_slug, s.id`,
    rows: SOURCE,
  };
}

export function sourcesPage(slug: string, after: string, limit: number): Reading<CitySourceRow> {
  return {
    query: sql`SELECT ${columns} FROM sources s WHERE s.city_slug = ${slug} AND s.id > ${after} AND ${isSource} ORDER BY s.id LIMIT ${limit}`,
    rows: SOURCE,
  };
}

/** The source of a city at an address. */
export function sourceOfCity(slug: string, address: string): Reading<CitySourceRow> {
  return {
    query: sql`SELECT ${columns} FROM sources s WHERE s.url = ${address} AND s.city_slug = ${slug} AND ${isSource}`,
    rows: SOURCE,
  };
}

const FIGURES = rowsOf('city-management.figures', {
  totalEvents: number,
  activeEvents: number,
  averageScore: nullable(number),
  lastFoundAt: nullable(number),
});

/** The figures of a city: a row of its counts for each of its sources, none of its events. The score is that of `sourceScore`. */
export function figuresOf(slug: string): Reading<RowOf<typeof FIGURES>> {
  return {
    query: sql`SELECT coalesce(sum(k.events), 0) AS total_events,
        coalesce((SELECT total FROM listing_counts WHERE scope = ${slug}), 0) AS active_events,
        round(avg(CASE WHEN s.status = 'active' AND s.runs > 0 THEN round(60.0 * (s.runs - s.failed_runs) / s.runs
          + 25.0 * min(coalesce(s.usual_yield, 0), 20) / 20 + iif(s.health = 'ok', 15, 0)) END)) AS average_score,
        (SELECT last_found_at FROM city_source_counts WHERE city_slug = ${slug}) AS last_found_at
      FROM sources s LEFT JOIN source_event_counts k ON k.source_id = s.id WHERE s.city_slug = ${slug}`,
    rows: FIGURES,
  };
}
