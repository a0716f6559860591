import type { Endpoints, ToldOf } from '@marquee/contract';
import { type Instant, type Sentence, say } from '@marquee/kernel';
import { isAllowed } from '../controls/index.ts';
import type { DbDeps, NowDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';
import { type RunningScrape, runningScrape } from './manual-scrape.sql.ts';

type Running = ToldOf<Endpoints['getManualScrape']>;

const NONE: Running = {
  running: false,
  runId: null,
  city: null,
  startedAt: null,
  heldUntil: null,
  jobsOpen: 0,
  waits: null,
};

/** The manual scrape that holds the flag, if any, and for what its sources wait. Reads three rows and one per open job. */
export async function manualScrape(deps: NowDeps): Promise<Running> {
  const now = deps.clock.now();
  const row = await runningScrape(deps.db, now);
  if (!row) return NONE;
  return {
    running: true,
    runId: row.id,
    city: `${row.name}, ${row.state}`,
    startedAt: isoOf(row.startedAt),
    heldUntil: isoOf(row.until),
    jobsOpen: row.jobsOpen,
    waits: row.jobsOpen > 0 ? await waitsFor(deps, row, now) : null,
  };
}

async function waitsFor(deps: DbDeps, row: RunningScrape, now: Instant): Promise<Sentence | null> {
  const permission = await isAllowed(deps, 'eventScraping', row);
  if (!permission.allowed) return say('progress.runOff', { why: permission.because });
  if (row.nextAt === null || row.nextAt <= now) return null;
  const why = row.nextBecause ?? say('progress.pause');
  return say('progress.run', { time: { at: row.nextAt }, why });
}
