import { readTogether } from '@marquee/db';
import { DAY_MS } from '@marquee/kernel';
import type { NowDeps } from '../deps.ts';
import { aggregatesKnown, figures, topCities } from './venue-integration.sql.ts';

const TOP = 5;

/** How many sources discovery found, and where (spec: VINTEG-01). */
export async function venueIntegration(deps: NowDeps) {
  const now = deps.clock.now();
  const [[all], cities, [sites]] = await readTogether(deps.db, [
    figures(now - DAY_MS),
    topCities(TOP),
    aggregatesKnown(now),
  ] as const);
  const { totalVenues = 0, activeVenues = 0, fromAggregates = 0, last24h = 0 } = all ?? {};
  const { aggregates = 0, aggregatesDue = 0 } = sites ?? {};
  return { totalVenues, activeVenues, fromAggregates, last24h, topCities: cities, aggregates, aggregatesDue };
}
