import { atomically } from '@marquee/db';
import { type Caller, say } from '@marquee/kernel';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { stopManualJobs } from '../jobs/index.ts';
import { manualScrape } from './manual-scrape.ts';
import { noteStopped, openManualJobs } from './stop-scrapes.sql.ts';
import { STOPPED_BY_HAND } from './why-stop.ts';

/**
 * Ends all manual scraping: waiting jobs are cancelled; running jobs stop before their next page and are settled as
 * skipped. Another scrape may start at once, also if everything was read and only the flag is held. If none runs,
 * nothing changes.
 */
export async function stopScrapes(deps: ChangeDeps, caller: Caller) {
  const now = deps.clock.now();
  const open = await openManualJobs(deps.db);
  const cancelled = open.find((row) => !row.isRunning)?.jobs ?? 0;
  const stopping = open.find((row) => row.isRunning)?.jobs ?? 0;
  const running = await manualScrape(deps);
  if (cancelled + stopping === 0 && !running.running)
    return { cancelled, stopping, message: say('reply.noManualScrapingRunning') };
  await atomically(deps.db, [
    noteStopped(now),
    ...stopManualJobs(STOPPED_BY_HAND, now),
    auditEntry(deps, caller, {
      action: 'scrape.stop',
      subject: running.runId ? `scrape:${running.runId}` : 'scrape:all',
      before: { city: running.city, open: cancelled + stopping },
      after: { cancelled, stopping },
    }),
  ]);
  return { cancelled, stopping, message: say('reply.allManualScrapingOperationsHave') };
}
