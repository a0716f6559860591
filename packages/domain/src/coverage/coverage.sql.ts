import { COVERAGE_MOST } from '@marquee/contract';
import { flag, number, type Reading, type RowOf, rowsOf, sourceCandidates, sources, text } from '@marquee/db';
import { type SQL, sql } from 'drizzle-orm';

const MOST = sql.raw(String(COVERAGE_MOST));

const SOURCE = rowsOf('coverage.sources', {
  name: sources.name,
  url: sources.url,
  host: sources.host,
  health: sources.health,
  runs: sources.runs,
  consecutiveFailures: sources.consecutiveFailures,
  emptyReads: sources.emptyReads,
  lastSuccessAt: sources.lastSuccessAt,
  lastYield: sources.lastYield,
  lastListed: sources.lastListed,
  silentSince: sources.silentSince,
  createdAt: sources.createdAt,
  isGuide: flag,
});
export type SourceRow = RowOf<typeof SOURCE>;

/** The active sources of a city, two rows each. What people send in by the form is no source that is read. */
export function sourcesOf(slug: string): Reading<SourceRow> {
  return {
    query: sql`SELECT s.name, s.url, s.host, s.health, s.runs, s.consecutive_failures, s.empty_reads, s.last_success_at, s.last_yield, s.last_listed,
        s.silent_since, s.created_at, a.host IS NOT NULL AS is_guide
      FROM sources s LEFT JOIN aggregate_sites a ON a.host = iif(s.host LIKE 'www.%', substr(s.host, 5), s.host)
      WHERE s.city_slug = ${slug} AND s.status = 'active' AND s.discovery_method <> 'form' LIMIT ${MOST}`,
    rows: SOURCE,
  };
}

const SITE = rowsOf('coverage.sites', {
  name: sourceCandidates.name,
  url: sourceCandidates.url,
  host: sourceCandidates.host,
  venueType: sourceCandidates.venueType,
  score: sourceCandidates.score,
  checkedAt: sourceCandidates.checkedAt,
});
export type SiteRow = RowOf<typeof SITE>;

/** Websites of a city that were found and are not read: they wait for a check or a person, or did not answer. The best first, by their index. */
export function sitesOf(slug: string): Reading<SiteRow> {
  return {
    query: sql`SELECT name, url, host, venue_type, score, checked_at FROM source_candidates INDEXED BY source_candidates_open
      WHERE city_slug = ${slug} AND state IN ('waiting', 'error') ORDER BY score DESC LIMIT ${MOST}`,
    rows: SITE,
  };
}

const PLACE = rowsOf('coverage.places', { slug: text, name: text, listName: text, events: number });
export type PlaceRow = RowOf<typeof PLACE>;

/** Places of a city where something is coming and of which no source is named for them: four rows each. */
export function placesOf(slug: string): Reading<PlaceRow> {
  return {
    query: sql`SELECT v.slug, coalesce(p.name, v.name) AS name, v.list_name, n.total AS events
      FROM listing_counts n CROSS JOIN venue_names k ON k.city_slug = ${slug} AND k.name = substr(n.scope, ${slug.length + 2})
        CROSS JOIN venues v ON v.slug = k.venue_slug LEFT JOIN venue_profiles p ON p.venue_slug = v.slug
      WHERE n.scope > ${`${slug}@`} AND n.scope < ${`${slug}A`} AND n.total > 0 AND v.host IS NULL LIMIT ${MOST}`,
    rows: PLACE,
  };
}

const COUNT = rowsOf('coverage.counts', { scope: text, total: number });
export type CountRow = RowOf<typeof COUNT>;

/** The coming events of a city and of its categories, as they are kept. */
export function countsOf(scopes: readonly string[]): Reading<CountRow> {
  return {
    query: sql`SELECT n.scope, n.total FROM json_each(${JSON.stringify(scopes)}) j CROSS JOIN listing_counts n ON n.scope = j.value`,
    rows: COUNT,
  };
}

const CITY = rowsOf('coverage.cities', {
  slug: text,
  name: text,
  state: text,
  timezone: text,
  isLive: flag,
});
export type CityRow = RowOf<typeof CITY>;

const cityColumns = sql.raw("slug, name, state, timezone, status = 'live' AND is_hidden = 0 AS is_live");
const inNetwork: SQL = sql.raw("status <> 'known'");

/** The city of an address, if it is in the network. */
export function cityAt(slug: string): Reading<CityRow> {
  return { query: sql`SELECT ${cityColumns} FROM cities WHERE slug = ${slug} AND ${inNetwork}`, rows: CITY };
}

/** The cities of the network by state, a page in the order of their index. */
export function citiesAfter([state, slug]: readonly [string, string], limit: number): Reading<CityRow> {
  return {
    query: sql`SELECT ${cityColumns} FROM cities INDEXED BY cities_of_network WHERE ${inNetwork} AND (state, slug) > (${state}, ${slug})
      ORDER BY state, slug LIMIT ${limit}`,
    rows: CITY,
  };
}
