import type { ManualScrape } from '@marquee/contract';
import type { ReadDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';
import { runningScrape } from './manual-scrape.sql.ts';

/** The manual scrape that holds the flag, if any. Reads three rows and one per open job. */
export async function manualScrape(deps: Pick<ReadDeps, 'db' | 'clock'>): Promise<ManualScrape> {
  const row = await runningScrape(deps.db, deps.clock.now());
  if (!row) return { running: false, runId: null, city: null, startedAt: null, heldUntil: null, jobsOpen: 0 };
  return {
    running: true,
    runId: row.id,
    city: `${row.name}, ${row.state}`,
    startedAt: isoOf(row.startedAt),
    heldUntil: isoOf(row.until),
    jobsOpen: row.jobsOpen,
  };
}
