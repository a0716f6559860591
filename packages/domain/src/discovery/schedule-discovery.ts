import { atomically } from '@marquee/db';
import { isAllowedAnywhere } from '../controls/index.ts';
import type { EngineDeps, NowDeps } from '../deps.ts';
import { enqueue } from '../jobs/index.ts';
import { isSafeMode } from './pace.ts';
import { citiesDue, nextTurns } from './turns.ts';

/** Cities that begin to look in one turn of the scheduler, so that a night without the worker does not start all at once. */
const A_TURN = 20;

/** Whether any city waits to be searched: without one, discovery takes no turn, so the next city need not wait an interval. */
export async function isDiscoveryDue(deps: NowDeps): Promise<boolean> {
  return (await citiesDue(deps, deps.clock.now(), 1)).length > 0;
}

/**
 * Adds a `city.discover` job for each city of the network that is due. In Safe Mode they are due half as often. Returns how many.
 * @param intervalMs the time between two sessions of a city
 */
export async function scheduleDiscovery(
  deps: Pick<EngineDeps, 'db' | 'clock' | 'random'>,
  intervalMs: number,
): Promise<number> {
  // While it is off everywhere, the cities stay due.
  if (!(await isAllowedAnywhere(deps, 'autonomousDiscovery'))) return 0;
  const now = deps.clock.now();
  const slugs = await citiesDue(deps, now, A_TURN);
  if (slugs.length === 0) return 0;
  const every = (await isSafeMode(deps)) ? intervalMs * 2 : intervalMs;
  const jobs = slugs.map((citySlug) => ({
    kind: 'city.discover' as const,
    payload: { citySlug },
    subject: citySlug,
    citySlug,
  }));
  await atomically(deps.db, [...enqueue(deps, jobs), nextTurns(slugs, now + every)]);
  return slugs.length;
}
