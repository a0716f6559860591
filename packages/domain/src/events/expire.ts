import { events, listing } from '@marquee/db';
import { eq, lte } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import { forgetOld, type JobResult } from '../jobs/index.ts';
import { derive } from './derive.sql.ts';

/** Events brought up to date in one job. */
const BATCH = 500;

/**
 * Takes what is over off the lists: a show moves on to its next date, or ends. Old run records and finished jobs go too.
 */
export async function expireEvents(deps: EngineDeps): Promise<JobResult> {
  const now = deps.clock.now();
  const over = await deps.db
    .selectDistinct({ id: events.id })
    .from(listing)
    .innerJoin(events, eq(events.seq, listing.eventSeq))
    .where(lte(listing.endsAt, now))
    .limit(BATCH);
  const ids = over.map((row) => row.id);
  return {
    outcome: 'done',
    counts: { expired: ids.length },
    statements: [...derive(ids, now), ...forgetOld(now)],
  };
}
