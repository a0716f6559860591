import { outbox, runs, type Statement, write } from '@marquee/db';
import { DAY_MS, type Instant } from '@marquee/kernel';
import { and, lt, sql } from 'drizzle-orm';

/** How long run records and rows of finished or cancelled jobs are kept. */
const KEEP_RUNS_MS = 60 * DAY_MS;
const KEEP_JOBS_MS = 3 * DAY_MS;

/** Statements that delete old run records and finished jobs. */
export function forgetOld(now: Instant): Statement[] {
  // Must match the condition of the index `outbox_finished`.
  const isOver = sql`${outbox.state} IN ('done', 'cancelled')`;
  return [
    write.delete(outbox).where(and(isOver, lt(outbox.finishedAt, now - KEEP_JOBS_MS))),
    write.delete(runs).where(lt(runs.startedAt, now - KEEP_RUNS_MS)),
  ];
}
