import { readTogether } from '@marquee/db';
import { MINUTE_MS } from '@marquee/kernel';
import { isAllowed } from '../controls/index.ts';
import type { ReadDeps } from '../deps.ts';
import { startOfToday } from '../jobs/index.ts';
import { isoOf } from '../list-page.ts';
import { effectiveSchedule } from '../schedule/index.ts';
import { engineCounts } from './discovery-engine.sql.ts';
import { discoveryPace } from './pace.ts';

/** Whether discovery runs, how fast, and what waits. */
export async function discoveryEngine(deps: ReadDeps) {
  const [permission, pace, { newSourceMs }, [[counts]]] = await Promise.all([
    isAllowed(deps, 'autonomousDiscovery', null),
    discoveryPace(deps),
    effectiveSchedule(deps),
    readTogether(deps.db, [engineCounts(startOfToday(deps.clock.now()), deps.clock.now())] as const),
  ]);
  return {
    isAllowed: permission.allowed,
    because: permission.allowed ? null : permission.because,
    safeMode: pace.isSafe,
    sitesPerSession: pace.sites,
    intervalMinutes: ((pace.isSafe ? 2 : 1) * newSourceMs) / MINUTE_MS,
    toCheck: counts?.toCheck ?? 0,
    toReview: counts?.toReview ?? 0,
    acceptedToday: counts?.acceptedToday ?? 0,
    lastSession: isoOf(counts?.lastSession ?? null),
  };
}
