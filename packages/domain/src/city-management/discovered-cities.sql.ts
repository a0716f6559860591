import type { DiscoveredStatus } from '@marquee/contract';
import { cities, discoveredCities, flag, number, type Reading, type RowOf, rowsOf } from '@marquee/db';
import { type SQL, sql } from 'drizzle-orm';

const { id, citySlug, status, discoveredAt, sourcesFound, eventsExtracted, confidence, reason } = discoveredCities;
const { eventQuality, sourceReliability, geoAccuracy, notes, decidedBy, decidedAt } = discoveredCities;

const CITY = rowsOf('city-management.discovered', {
  id,
  citySlug,
  status,
  discoveredAt,
  sourcesFound,
  eventsExtracted,
  confidence,
  reason,
  eventQuality,
  sourceReliability,
  geoAccuracy,
  notes,
  decidedBy,
  decidedAt,
  city: cities.name,
  state: cities.state,
  isLive: flag,
  isHidden: flag,
});
export type DiscoveredRow = RowOf<typeof CITY>;

const COUNTS = rowsOf('city-management.discovered-counts', { pending: number, approved: number, rejected: number });

const rows = (
  where: SQL,
): SQL => sql`SELECT d.*, c.name AS city, c.state, c.status = 'live' AND NOT c.is_hidden AS is_live, c.is_hidden
  FROM discovered_cities d JOIN cities c ON c.slug = d.city_slug WHERE ${where}`;

/** Newest first, before a place in the list. */
export function discoveredPage(
  wanted: DiscoveredStatus | 'all',
  before: readonly [number, string] | null,
  limit: number,
): Reading<DiscoveredRow> {
  const isWanted = wanted === 'all' ? sql`true` : sql`d.status = ${wanted}`;
  const isOlder = before ? sql`(d.discovered_at, d.id) < (${before[0]}, ${before[1]})` : sql`true`;
  return {
    query: sql`${rows(sql`${isWanted} AND ${isOlder}`)} ORDER BY d.discovered_at DESC, d.id DESC LIMIT ${limit}`,
    rows: CITY,
  };
}

export function oneDiscovered(wanted: string): Reading<DiscoveredRow> {
  return { query: rows(sql`d.id = ${wanted}`), rows: CITY };
}

/** By index; there is one proposal for a city at most. */
export const discoveredCounts: Reading<RowOf<typeof COUNTS>> = {
  query: sql`SELECT (SELECT count(*) FROM discovered_cities WHERE status = 'pending') AS pending,
    (SELECT count(*) FROM discovered_cities WHERE status = 'approved') AS approved,
    (SELECT count(*) FROM discovered_cities WHERE status = 'rejected') AS rejected`,
  rows: COUNTS,
};
