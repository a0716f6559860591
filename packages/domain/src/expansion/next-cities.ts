import { NEXT_CITIES, type NextCity } from '@marquee/contract';
import type { ReadDeps } from '../deps.ts';
import { candidateCities } from './candidates.ts';
import { expansionSettingsOf } from './settings-of.ts';

/** The twelve that are next, and when (spec: EXPAND-07). */
export async function nextCities(deps: Pick<ReadDeps, 'db' | 'clock'>): Promise<NextCity[]> {
  const [settings, candidates] = await Promise.all([
    expansionSettingsOf(deps),
    candidateCities(deps, { wanted: NEXT_CITIES }),
  ]);
  return candidates
    .slice(0, NEXT_CITIES)
    .map((candidate, place) => ({ ...candidate, estimatedTime: whenFor(place, settings) }));
}

/** When it starts, by the cities a day that are allowed. */
export function whenFor(
  place: number,
  { enabled, startedToday, maxDailyCities }: { enabled: boolean; startedToday: number; maxDailyCities: number },
): string {
  if (!enabled) return 'Starts when expansion is on';
  // More than the limit may have been started by hand.
  const days = Math.floor((Math.min(startedToday, maxDailyCities) + place) / maxDailyCities);
  if (days === 0) return 'Starts today';
  return days === 1 ? 'Starts tomorrow' : `Starts in ${days} days`;
}
