import type { ToldAggregateScan, ToldAggregateVenue } from '@marquee/contract';
import type { NowDeps } from '../deps.ts';
import { foundSites, type NamedSite, storedKeys, unknownSites } from '../discovery/index.ts';
import type { SiteScan } from './scan-site.ts';

/** A scan as it is shown: each place with whether it is known already. */
export async function scanOf(
  deps: NowDeps,
  scan: SiteScan,
  isDeep: boolean,
): Promise<{ shown: ToldAggregateScan; fresh: Awaited<ReturnType<typeof unknownSites>> }> {
  const found = foundSites(scan.places.map(namedSite), scan.places.length);
  const unknown = await unknownSites(deps, found);
  const stored = await storedKeys(
    deps,
    unknown.map(({ addressKey }) => addressKey),
  );
  const fresh = unknown.filter(({ addressKey }) => !stored.has(addressKey));
  const isFresh = new Set(fresh.map(({ url }) => url));
  const venues: ToldAggregateVenue[] = scan.places.map((place) => ({ ...place, isKnown: !isFresh.has(place.url) }));
  const { kind, reasons, depth, cities, places: _, ...same } = scan;
  const shown = {
    ...same,
    aggregateType: kind,
    recommendedTraversalDepth: depth,
    reasonsDetected: reasons,
    venueLinks: venues,
    city: cities[0] ?? null,
    isDeep,
    discoveredVenues: isDeep ? venues : [],
    integratedCount: 0,
  };
  return { shown, fresh };
}

function namedSite(place: SiteScan['places'][number]): NamedSite {
  return {
    url: place.url,
    name: place.name,
    method: 'aggregate',
    foundBecause: place.sourceContext,
    venueType: place.eventIndicators[0] ?? null,
  };
}
