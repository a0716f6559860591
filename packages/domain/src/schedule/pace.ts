import type { NowDeps } from '../deps.ts';
import { nextPace } from './adaptive-rules.ts';
import { plannedReads, readPace, storePace } from './pace.sql.ts';

/**
 * Sets the pace so that adaptive reading plans as many reads a day as the intervals of all sources would without it. Reads one
 * index entry a source; run every six hours.
 */
export async function rebalance(deps: NowDeps): Promise<number> {
  const [before, reads] = await Promise.all([readPace(deps.db), plannedReads(deps.db)]);
  const after = nextPace(before, reads);
  if (after !== before) await storePace(deps.db, after, deps.clock.now());
  return after;
}
