import { atomically } from '@marquee/db';
import type { Caller } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { MANUAL_LEASE, manualScrape, OPEN_MANUAL_JOBS } from './manual-scrape.ts';
import { STOPPED_BY_HAND } from './why-stop.ts';

/**
 * Ends all manual scraping: jobs that wait are cancelled, those that run stop before their next page and are settled as
 * skipped, and another scrape may be started at once. Where none runs, nothing changes.
 */
export async function stopScrapes(deps: ChangeDeps, caller: Caller) {
  const now = deps.clock.now();
  const open = await deps.db.all<{ is_running: number; jobs: number }>(sql`SELECT state = 'running' AS is_running,
    count(*) AS jobs FROM outbox WHERE ${OPEN_MANUAL_JOBS} GROUP BY state = 'running'`);
  const cancelled = open.find((row) => !row.is_running)?.jobs ?? 0;
  const stopping = open.find((row) => row.is_running)?.jobs ?? 0;
  if (cancelled + stopping === 0) return { cancelled, stopping, message: 'No manual scraping is running.' };
  const running = await manualScrape(deps);
  await atomically(deps.db, [
    sql`UPDATE manual_scrapes SET stopped_at = ${now}
      WHERE id IN (SELECT manual_run_id FROM outbox WHERE ${OPEN_MANUAL_JOBS})`,
    sql`UPDATE outbox SET stop_requested_at = ${now},
        finished_at = CASE state WHEN 'running' THEN NULL ELSE ${now} END,
        last_error = ${STOPPED_BY_HAND},
        state = CASE state WHEN 'running' THEN 'running' ELSE 'cancelled' END
      WHERE ${OPEN_MANUAL_JOBS}`,
    sql`DELETE FROM leases WHERE key = ${MANUAL_LEASE}`,
    auditEntry(deps, caller, {
      action: 'scrape.stop',
      subject: running.runId ? `scrape:${running.runId}` : 'scrape:all',
      before: { city: running.city, open: cancelled + stopping },
      after: { cancelled, stopping },
    }),
  ]);
  return { cancelled, stopping, message: 'All manual scraping operations have been terminated' };
}
