import { atomically, readRows } from '@marquee/db';
import { isAllowedAnywhere } from '../controls/index.ts';
import type { EngineDeps } from '../deps.ts';
import { enqueue } from '../jobs/index.ts';
import { lostSources } from './lost-sources.sql.ts';

/** Sources that are looked for in one turn of the scheduler. */
const A_TURN = 20;

/** Adds a `source.recover` job for each lost source that is due. While discovery is off everywhere, they stay due. Returns how many. */
export async function scheduleRecovery(deps: Pick<EngineDeps, 'db' | 'clock' | 'random'>): Promise<number> {
  if (!(await isAllowedAnywhere(deps, 'autonomousDiscovery'))) return 0;
  const lost = await readRows(deps.db, lostSources(deps.clock.now(), A_TURN));
  if (lost.length === 0) return 0;
  const jobs = lost.map(({ id, citySlug }) => ({
    kind: 'source.recover' as const,
    payload: { sourceId: id },
    subject: id,
    citySlug,
  }));
  await atomically(deps.db, enqueue(deps, jobs));
  return lost.length;
}
