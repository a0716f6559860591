import { sql } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import { forgetOld, type JobResult } from '../jobs/index.ts';
import { derive } from './derive.ts';

/** Events brought up to date in one job. */
const BATCH = 500;

/**
 * Takes what is over off the lists: a show moves on to its next date, or ends. Old run records and finished jobs go too.
 */
export async function expireEvents(deps: EngineDeps): Promise<JobResult> {
  const now = deps.clock.now();
  const over = await deps.db.all<{
    id: string;
  }>(sql`SELECT DISTINCT e.id FROM listing l JOIN events e ON e.seq = l.event_seq
    WHERE l.ends_at <= ${now} LIMIT ${BATCH}`);
  const ids = over.map((row) => row.id);
  return {
    outcome: 'done',
    counts: { expired: ids.length },
    statements: [...derive(ids, now), ...forgetOld(now)],
  };
}
