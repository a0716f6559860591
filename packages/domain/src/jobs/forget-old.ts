import { deadLetters, leases, literal, outbox, runs, type Statement, tuple, write } from '@marquee/db';
import { DAY_MS, type Instant, KEPT_DAYS } from '@marquee/kernel';
import { and, eq, gt, inArray, isNotNull, lt } from 'drizzle-orm';

const A_TURN = 500;

/** No job is put off longer, and no lease lasts longer; a clock that was ahead may have said so. */
const LONGEST_WAIT_MS = 60 * DAY_MS;
const LONGEST_LEASE_MS = DAY_MS;

/**
 * Statements that delete old run records, finished jobs, and some dead letters that somebody dealt with; and that end waits and leases which only a
 * clock that was ahead can have made so long.
 */
export function forgetOld(now: Instant): Statement[] {
  // Must match the condition of the index `outbox_finished`.
  const isOver = inArray(outbox.state, tuple(literal('done'), literal('cancelled')));
  const resolved = write
    .select({ id: deadLetters.id })
    .from(deadLetters)
    .where(and(isNotNull(deadLetters.resolvedAt), lt(deadLetters.at, now - KEPT_DAYS.resolvedDeadLetters * DAY_MS)))
    .limit(A_TURN);
  return [
    write.delete(outbox).where(and(isOver, lt(outbox.finishedAt, now - KEPT_DAYS.finishedJobs * DAY_MS))),
    write.delete(runs).where(lt(runs.startedAt, now - KEPT_DAYS.runs * DAY_MS)),
    write.delete(deadLetters).where(inArray(deadLetters.id, resolved)),
    write
      .update(outbox)
      .set({ notBefore: now })
      .where(and(eq(outbox.state, 'pending'), gt(outbox.notBefore, now + LONGEST_WAIT_MS))),
    write.delete(leases).where(gt(leases.until, now + LONGEST_LEASE_MS)),
  ];
}
