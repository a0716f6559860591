import { type Endpoints, NEXT_CITIES, type ToldOf } from '@marquee/contract';
import { type Message, say } from '@marquee/kernel';
import type { NowDeps } from '../deps.ts';
import { candidateCities } from './candidates.ts';
import { expansionSettingsOf } from './settings-of.ts';

/** The twelve that are next, and when (spec: EXPAND-07). */
export async function nextCities(deps: NowDeps): Promise<ToldOf<Endpoints['listNextCities']>> {
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
): Message {
  if (!enabled) return say('expansion.startsWhenOn');
  // More than the limit may have been started by hand.
  const days = Math.floor((Math.min(startedToday, maxDailyCities) + place) / maxDailyCities);
  if (days === 0) return say('expansion.startsToday');
  return days === 1 ? say('expansion.startsTomorrow') : say('expansion.startsInDays', { n: days });
}
