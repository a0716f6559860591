import { type Database, flag, number, readAll, rowsOf, type Statement } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import { OPEN_MANUAL_JOBS } from '../jobs/index.ts';

const OPEN = rowsOf('sources.open-manual-jobs', { isRunning: flag, jobs: number });

/** How many jobs of manual scrapes wait and run; a kind without jobs has no row. */
export function openManualJobs(db: Database) {
  return readAll(
    db,
    sql`SELECT state = 'running' AS is_running, count(*) AS jobs FROM outbox WHERE ${OPEN_MANUAL_JOBS} GROUP BY state = 'running'`,
    OPEN,
  );
}

/** Records that the scrapes with open jobs were stopped. */
export function noteStopped(now: Instant): Statement {
  return sql`UPDATE manual_scrapes SET stopped_at = ${now}
    WHERE id IN (SELECT manual_run_id FROM outbox WHERE ${OPEN_MANUAL_JOBS})`;
}
