import { type Database, literal, manualScrapes, outbox, type Statement, truthOf, write } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { count, eq, inArray } from 'drizzle-orm';
import { OPEN_MANUAL_JOBS } from '../jobs/index.ts';

/** How many jobs of manual scrapes wait and run; a kind without jobs has no row. */
export function openManualJobs(db: Database) {
  const isRunning = truthOf(eq(outbox.state, literal('running')));
  return db.select({ isRunning, jobs: count() }).from(outbox).where(OPEN_MANUAL_JOBS).groupBy(isRunning);
}

/** Records that the scrapes with open jobs were stopped. */
export function noteStopped(now: Instant): Statement {
  const open = write.select({ id: outbox.manualRunId }).from(outbox).where(OPEN_MANUAL_JOBS);
  return write.update(manualScrapes).set({ stoppedAt: now }).where(inArray(manualScrapes.id, open));
}
