import type { Endpoints, ToldOf } from '@marquee/contract';
import { readTogether } from '@marquee/db';
import { DAY_MS } from '@marquee/kernel';
import { tokenBudget } from '../budget/index.ts';
import { isAllowed } from '../controls/index.ts';
import type { NowDeps } from '../deps.ts';
import { startOfToday } from '../jobs/index.ts';
import { evaluatedSince, lastBest } from './growth.sql.ts';
import { networkCities } from './network.sql.ts';
import { openedSince } from './runs.sql.ts';

/** What expansion did today and this week (spec: ENT-029). */
export async function cityExpansion(deps: NowDeps): Promise<ToldOf<Endpoints['getCityExpansion']>> {
  const now = deps.clock.now();
  const [permission, budget, [network, [rounds], [opened], [last]]] = await Promise.all([
    isAllowed(deps, 'systematicExpansion', null),
    tokenBudget(deps),
    readTogether(deps.db, [
      networkCities(),
      evaluatedSince(startOfToday(now)),
      openedSince(now - 7 * DAY_MS),
      lastBest(),
    ] as const),
  ]);
  const live = network.filter(({ isLive, isHidden }) => isLive && !isHidden);
  const used = budget.usage.byCategory;
  const byState = [...Map.groupBy(live, ({ state }) => state)].map(([state, cities]) => ({
    state,
    cities: cities.length,
  }));
  return {
    status: permission.allowed ? 'active' : 'paused',
    because: permission.allowed ? null : permission.because,
    citiesEvaluatedToday: rounds?.evaluated ?? 0,
    citiesAddedThisWeek: opened?.n ?? 0,
    // What looks for cities, and for their sources.
    tokensUsedToday: (used.autonomousGrowth ?? 0) + (used.sourceDiscovery ?? 0),
    recentCandidates: last?.best ?? [],
    stateDistribution: byState.toSorted((a, b) => b.cities - a.cities || a.state.localeCompare(b.state)),
  };
}
