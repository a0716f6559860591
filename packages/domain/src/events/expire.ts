import { events, listing, literal } from '@marquee/db';
import { and, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import { forgetOld, type JobResult } from '../jobs/index.ts';
import { commitChange } from './commit-plan.ts';

/** Events updated in one job. */
const BATCH = 500;

/**
 * Removes past events from the lists: a show advances to its next date or ends. Also deletes old run records and finished jobs.
 */
export async function expireEvents(deps: EngineDeps): Promise<JobResult> {
  const now = deps.clock.now();
  const over = await deps.db
    .selectDistinct({ id: events.id })
    .from(listing)
    .innerJoin(events, eq(events.seq, listing.eventSeq))
    .where(lte(listing.endsAt, now))
    .limit(BATCH);
  // A clock that was ahead has ended them.
  const early = await deps.db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.status, literal('ended')), gt(events.nextStartsAt, now)))
    .limit(BATCH);
  // An earlier version did not know how they occur.
  const unknown = await deps.db
    .select({ id: events.id })
    .from(events)
    .where(and(isNull(events.occurs), inArray(events.status, sql.raw("('active', 'cancelled', 'postponed')"))))
    .limit(BATCH);
  await commitChange(deps, { eventIds: [...over, ...early, ...unknown].map(({ id }) => id) });
  return { outcome: 'done', counts: { expired: over.length }, statements: forgetOld(now) };
}
