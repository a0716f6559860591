import { readRows } from '@marquee/db';
import type { TickDeps } from '../deps.ts';
import { tellingNow } from './facts.sql.ts';

/**
 * Runs what tells of alerts without the queue: that the queue stands still is itself an alert. Gives how many jobs were run; what fails waits for
 * the queue, as other jobs do. Throws if the queue consumer cannot be reached.
 */
export async function tellNow(deps: Pick<TickDeps, 'db' | 'clock' | 'runNow'>): Promise<number> {
  const waiting = await readRows(deps.db, tellingNow(deps.clock.now()));
  if (waiting.length > 0) await deps.runNow(waiting.map(({ jobId }) => jobId));
  return waiting.length;
}
