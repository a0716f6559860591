import { outbox, runs, type Statement, write } from '@marquee/db';
import { DAY_MS, type Instant } from '@marquee/kernel';
import { and, lt, sql } from 'drizzle-orm';

/** Run records are kept this long, and the rows of jobs that ended well or were cancelled. */
const KEEP_RUNS_MS = 60 * DAY_MS;
const KEEP_JOBS_MS = 3 * DAY_MS;

/** Statements that forget old run records and finished jobs. */
export function forgetOld(now: Instant): Statement[] {
  // Written as the index `outbox_finished` has it.
  const isOver = sql`${outbox.state} IN ('done', 'cancelled')`;
  return [
    write.delete(outbox).where(and(isOver, lt(outbox.finishedAt, now - KEEP_JOBS_MS))),
    write.delete(runs).where(lt(runs.startedAt, now - KEEP_RUNS_MS)),
  ];
}
