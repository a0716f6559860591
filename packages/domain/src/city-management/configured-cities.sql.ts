import { type CityFilter, type CitySort, READY_SOURCES } from '@marquee/contract';
import { cities, flag, nullable, number, type Reading, type RowOf, rowsOf, text } from '@marquee/db';
import { type SQL, sql } from 'drizzle-orm';

const { slug, name, state, timezone } = cities;

const CITY = rowsOf('city-management.cities', {
  slug,
  name,
  state,
  timezone,
  isLive: flag,
  isHidden: flag,
  totalSources: number,
  activeSources: number,
  failingSources: number,
  highTierSources: number,
  events: number,
  lastFoundAt: nullable(number),
  openingEvents: nullable(number),
  openingSources: nullable(number),
  nextLookAt: nullable(number),
});
export type CityRow = RowOf<typeof CITY>;

const COUNTS = rowsOf('city-management.counts', {
  live: number,
  ready: number,
  configured: number,
  pending: number,
  hidden: number,
  matching: number,
});
const STATES = rowsOf('city-management.states', { state: text });

/** The network's cities with their counts: one row of each of five tables for each city, however many sources and events it has. */
const counted = sql`(SELECT c.slug, c.name, c.name_key, c.state, c.timezone, c.status = 'live' AND NOT c.is_hidden AS is_live, c.is_hidden,
    coalesce(k.total, 0) AS total_sources, coalesce(k.active, 0) AS active_sources, coalesce(h.failing, 0) AS failing_sources, coalesce(k.high_tier, 0) AS high_tier_sources,
    k.last_found_at, coalesce(n.total, 0) AS events, r.events AS opening_events, r.sources AS opening_sources,
    r.next_look_at
  FROM cities c INDEXED BY cities_of_network LEFT JOIN city_source_counts k ON k.city_slug = c.slug
    LEFT JOIN source_health_counts h ON h.city_slug = c.slug LEFT JOIN listing_counts n ON n.scope = c.slug
    LEFT JOIN expansion_runs r INDEXED BY expansion_runs_open ON r.city_slug = c.slug AND r.ended_at IS NULL WHERE c.status <> 'known')`;

/** The conditions of `standingOf` and `filterOf`. */
const IN: Record<CityFilter, SQL> = {
  live: sql`is_live`,
  ready: sql`(NOT is_live AND active_sources >= ${READY_SOURCES})`,
  configured: sql`(NOT is_live AND active_sources < ${READY_SOURCES} AND total_sources > 0)`,
  pending: sql`(NOT is_live AND total_sources = 0)`,
};

const KEYS: Record<CitySort, SQL> = {
  name: sql`name_key`,
  activeSources: sql`active_sources`,
  events: sql`events`,
  lastDiscovery: sql`coalesce(last_found_at, 0)`,
};

export interface CityFilters {
  /** In the form of `nameKey`. */
  search: string;
  state?: string | undefined;
  filter?: CityFilter | undefined;
}

function matching({ search, state: inState, filter }: CityFilters): SQL {
  const isNamed = search === '' ? sql`true` : sql`instr(name_key, ${search}) > 0`;
  return sql`${isNamed} AND ${inState === undefined ? sql`true` : sql`state = ${inState}`} AND ${filter ? IN[filter] : sql`true`}`;
}

interface Page {
  sort: CitySort;
  direction: 'asc' | 'desc';
  limit: number;
  offset: number;
}

export function citiesPage(filters: CityFilters, { sort, direction, limit, offset }: Page): Reading<CityRow> {
  const way = sql.raw(direction === 'desc' ? 'DESC' : 'ASC');
  return {
    query: sql`SELECT * FROM ${counted} WHERE ${matching(filters)} ORDER BY ${KEYS[sort]} ${way}, slug LIMIT ${limit} OFFSET ${offset}`,
    rows: CITY,
  };
}

export function cityCounts(filters: CityFilters): Reading<RowOf<typeof COUNTS>> {
  const sumOf = (condition: SQL) => sql`coalesce(sum(${condition}), 0)`;
  return {
    query: sql`SELECT ${sumOf(IN.live)} AS live, ${sumOf(IN.ready)} AS ready, ${sumOf(IN.configured)} AS configured,
      ${sumOf(IN.pending)} AS pending, ${sumOf(sql`is_hidden`)} AS hidden, ${sumOf(matching(filters))} AS matching FROM ${counted}`,
    rows: COUNTS,
  };
}

export const statesOfNetwork: Reading<RowOf<typeof STATES>> = {
  query: sql`SELECT DISTINCT state FROM cities INDEXED BY cities_of_network WHERE status <> 'known' ORDER BY state`,
  rows: STATES,
};

export function oneCity(wanted: string): Reading<CityRow> {
  return { query: sql`SELECT * FROM ${counted} WHERE slug = ${wanted}`, rows: CITY };
}
