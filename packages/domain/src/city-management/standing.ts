import { type CityFilter, type CityStanding, EXCELLENT_SOURCES, READY_SOURCES } from '@marquee/contract';

export interface Standing {
  isLive: boolean;
  totalSources: number;
  activeSources: number;
}

/** Where a city stands (spec: CITYADM-10). Sources of which none is active make it configured (docs/spec/decisions.md 101). */
export function standingOf({ isLive, totalSources, activeSources }: Standing): CityStanding {
  if (isLive) return 'live';
  if (activeSources >= EXCELLENT_SOURCES) return 'excellent';
  if (activeSources >= READY_SOURCES) return 'ready';
  return totalSources > 0 ? 'configured' : 'pending';
}

/** The filter card that has a city. */
export function filterOf(standing: CityStanding): CityFilter {
  return standing === 'excellent' ? 'ready' : standing;
}
