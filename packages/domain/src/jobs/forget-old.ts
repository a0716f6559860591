import { deadLetters, outbox, runs, type Statement, write } from '@marquee/db';
import { DAY_MS, type Instant, KEPT_DAYS } from '@marquee/kernel';
import { and, inArray, isNotNull, lt, sql } from 'drizzle-orm';

const A_TURN = 500;

/** Statements that delete old run records, finished jobs, and some dead letters that somebody dealt with. */
export function forgetOld(now: Instant): Statement[] {
  // Must match the condition of the index `outbox_finished`.
  const isOver = sql`${outbox.state} IN ('done', 'cancelled')`;
  const resolved = write
    .select({ id: deadLetters.id })
    .from(deadLetters)
    .where(and(isNotNull(deadLetters.resolvedAt), lt(deadLetters.at, now - KEPT_DAYS.resolvedLetters * DAY_MS)))
    .limit(A_TURN);
  return [
    write.delete(outbox).where(and(isOver, lt(outbox.finishedAt, now - KEPT_DAYS.finishedJobs * DAY_MS))),
    write.delete(runs).where(lt(runs.startedAt, now - KEPT_DAYS.runs * DAY_MS)),
    write.delete(deadLetters).where(inArray(deadLetters.id, resolved)),
  ];
}
