import { atomically, readRows } from '@marquee/db';
import { isAllowedAnywhere } from '../controls/index.ts';
import type { EngineDeps } from '../deps.ts';
import { enqueue, enqueueForAll } from '../jobs/index.ts';
import { runsToLook } from './runs.sql.ts';

type Deps = Pick<EngineDeps, 'db' | 'clock' | 'random'>;

/** Adds the job that starts the next cities, unless expansion is off everywhere. */
export async function scheduleExpansion(deps: Deps): Promise<boolean> {
  if (!(await isAllowedAnywhere(deps, 'systematicExpansion'))) return false;
  const job = { kind: 'expansion.run' as const, payload: { startedBy: 'engine' }, subject: 'all', citySlug: null };
  await atomically(deps.db, enqueue(deps, [job]));
  return true;
}

/** Adds the job that looks at cities on their way, if any is due. One index entry read. */
export async function scheduleCityChecks(deps: Deps): Promise<boolean> {
  const due = await readRows(deps.db, runsToLook(deps.clock.now(), 1));
  if (due.length === 0 || !(await isAllowedAnywhere(deps, 'systematicExpansion'))) return false;
  await atomically(deps.db, enqueueForAll(deps, 'expansion.look'));
  return true;
}
