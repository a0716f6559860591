import { MANUAL_SCRAPE_LOCK_MS, type ManualScrape } from '@marquee/contract';
import type { Statement } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';

/** The lease that says which manual scrape runs: its token is the id of the scrape. */
export const MANUAL_LEASE = 'manual-scrape';

/** Open jobs of manual scrapes; written as the index `outbox_manual` has it. */
export const OPEN_MANUAL_JOBS = sql`manual_run_id IS NOT NULL AND state IN ('pending', 'sent', 'running')`;

/**
 * The guard of a trigger: takes the running flag for five minutes (docs/spec/decisions.md 85). It does not hold while another
 * scrape has the flag and still has something to read.
 */
export function takeManualLease(id: string, now: Instant): Statement {
  return sql`INSERT INTO leases (key, token, until) VALUES (${MANUAL_LEASE}, ${id}, ${now + MANUAL_SCRAPE_LOCK_MS})
    ON CONFLICT (key) DO UPDATE SET token = excluded.token, until = excluded.until
    WHERE leases.until <= ${now}
      OR NOT EXISTS (SELECT 1 FROM outbox WHERE manual_run_id = leases.token AND ${OPEN_MANUAL_JOBS})`;
}

interface Row {
  id: string;
  name: string;
  state: string;
  started_at: number;
  jobs_open: number;
}

/** The manual scrape that runs, if one does. Three rows and one for each of its open jobs. */
export async function manualScrape(deps: Pick<ReadDeps, 'db' | 'clock'>): Promise<ManualScrape> {
  const [row] = await deps.db.all<Row>(sql`SELECT m.id, c.name, c.state, m.started_at,
      (SELECT count(*) FROM outbox WHERE manual_run_id = m.id AND ${OPEN_MANUAL_JOBS}) AS jobs_open
    FROM leases l JOIN manual_scrapes m ON m.id = l.token JOIN cities c ON c.slug = m.city_slug
    WHERE l.key = ${MANUAL_LEASE} AND l.until > ${deps.clock.now()}`);
  if (!row || row.jobs_open === 0) return { running: false, runId: null, city: null, startedAt: null, jobsOpen: 0 };
  return {
    running: true,
    runId: row.id,
    city: `${row.name}, ${row.state}`,
    startedAt: isoOf(row.started_at),
    jobsOpen: row.jobs_open,
  };
}
