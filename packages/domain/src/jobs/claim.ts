import type { JobKind } from '@marquee/contract';
import { newId } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import { LEASE_MS } from './rules.ts';

/** A job that this run, and no other, may work on until its lease ends. */
export interface ClaimedJob {
  id: string;
  kind: JobKind;
  payload: unknown;
  citySlug: string | null;
  /** Which attempt this is, counting from 1. */
  attempts: number;
  /** Runs before it, in a row, that ended without a word. */
  interruptions: number;
  waits: number;
  leaseToken: string;
  /** The manual scrape it belongs to. */
  manualRunId: string | null;
  /** An administrator wants it stopped. */
  isStopped: boolean;
}

interface ClaimedRow {
  id: string;
  kind: JobKind;
  payload: string;
  city_slug: string | null;
  attempts: number;
  interruptions: number;
  waits: number;
  manual_run_id: string | null;
  stop_requested_at: number | null;
}

/** Takes the job, or gives null when it is done, not due, or in other hands: a message may come twice. */
export async function claim(
  deps: Pick<EngineDeps, 'db' | 'clock' | 'random'>,
  jobId: string,
): Promise<ClaimedJob | null> {
  const now = deps.clock.now();
  const leaseToken = newId(deps.clock, deps.random);
  const [row] = await deps.db.all<ClaimedRow>(sql`
    UPDATE outbox SET state = 'running', lease_token = ${leaseToken}, lease_until = ${now + LEASE_MS},
      interruptions = interruptions + (state = 'running')
    WHERE id = ${jobId} AND not_before <= ${now}
      AND (state IN ('pending', 'sent') OR (state = 'running' AND lease_until < ${now}))
    RETURNING id, kind, payload, city_slug, attempts, interruptions, waits, manual_run_id, stop_requested_at`);
  if (!row) return null;
  return {
    id: row.id,
    kind: row.kind,
    payload: JSON.parse(row.payload),
    citySlug: row.city_slug,
    attempts: row.attempts + 1,
    interruptions: row.interruptions,
    waits: row.waits,
    leaseToken,
    manualRunId: row.manual_run_id,
    isStopped: row.stop_requested_at !== null,
  };
}
