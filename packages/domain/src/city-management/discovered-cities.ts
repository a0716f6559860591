import type { DiscoveredStatus, ToldDiscoveredCity } from '@marquee/contract';
import { readRows, readTogether } from '@marquee/db';
import { notFound } from '@marquee/kernel';
import type { DbDeps } from '../deps.ts';
import { decodePlace, encodePlace, isoOf, pageFrom } from '../list-page.ts';
import { citySourceOf } from './city-record.ts';
import { type CitySourceRow, firstSources } from './city-sources.sql.ts';
import { type DiscoveredRow, discoveredCounts, discoveredPage, oneDiscovered } from './discovered-cities.sql.ts';

const LIST = 'discovered-cities';

interface DiscoveredQuery {
  status: DiscoveredStatus | 'all';
  limit: number;
  cursor?: string | undefined;
}

/** What expansion proposes, newest first, with the sources that each city has already. */
export async function listDiscoveredCities(deps: DbDeps, { status, limit, cursor }: DiscoveredQuery) {
  const before = decodePlace(LIST, cursor, [0, '']);
  const [rows, [counts]] = await readTogether(deps.db, [
    discoveredPage(status, before, limit + 1),
    discoveredCounts,
  ] as const);
  const sources = await readRows(deps.db, firstSources(rows.map(({ citySlug }) => citySlug)));
  const ofCity = Map.groupBy(sources, ({ citySlug }) => citySlug);
  return {
    ...pageFrom(
      rows,
      limit,
      (row) => discoveredOf(row, ofCity.get(row.citySlug) ?? []),
      ({ discoveredAt, id }) => encodePlace(LIST, [discoveredAt, id]),
    ),
    counts: counts ?? { pending: 0, approved: 0, rejected: 0 },
  };
}

/** Throws Reject (404) if it does not exist. */
export async function discoveredCity(deps: DbDeps, id: string): Promise<ToldDiscoveredCity> {
  const [row] = await readRows(deps.db, oneDiscovered(id));
  if (!row) throw notFound('city');
  const sources = await readRows(deps.db, firstSources([row.citySlug]));
  return discoveredOf(row, sources);
}

function discoveredOf(row: DiscoveredRow, sources: readonly CitySourceRow[]): ToldDiscoveredCity {
  const { id, city, state, status, isLive, isHidden, sourcesFound, eventsExtracted, notes, decidedBy } = row;
  return {
    id,
    slug: row.citySlug,
    city,
    state,
    status,
    isLive,
    isHidden,
    discoveredAt: isoOf(row.discoveredAt),
    sourcesFound,
    eventsExtracted,
    confidenceScore: row.confidence,
    discoveryReason: row.reason,
    qualityMetrics: {
      avgEventQuality: row.eventQuality,
      sourceReliability: row.sourceReliability,
      geoAccuracy: row.geoAccuracy,
    },
    notes,
    decidedBy,
    decidedAt: isoOf(row.decidedAt),
    discovered_sources: sources.map(citySourceOf),
  };
}
