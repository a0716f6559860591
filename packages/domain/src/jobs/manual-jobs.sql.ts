import { outbox, type Statement } from '@marquee/db';
import type { Instant, Message } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

/** The lease of the running manual scrape; its token is the id of the scrape. */
export const MANUAL_LEASE = 'manual-scrape';

/** Open jobs of manual scrapes; must match the condition of the index `outbox_manual`. */
export const OPEN_MANUAL_JOBS = sql`manual_run_id IS NOT NULL AND state IN ('pending', 'sent', 'running')`;

/**
 * The guard of a manual scrape: takes the lease until then (spec: SCRAPE-14; docs/spec/decisions.md 85). It does not hold while another
 * scrape has the lease, even if that one has read everything; an emergency stop releases the lease.
 */
export function takeManualLease(runId: string, now: Instant, until: Instant): Statement {
  return sql`INSERT INTO leases (key, token, until) VALUES (${MANUAL_LEASE}, ${runId}, ${until})
    ON CONFLICT (key) DO UPDATE SET token = excluded.token, until = excluded.until
    WHERE leases.until <= ${now}`;
}

/** Makes open jobs with these keys due now, and assigns them to this manual scrape and its request. */
export function bringForward(
  { requestId }: { requestId?: string | undefined },
  runId: string,
  dedupeKeys: readonly string[],
  now: Instant,
): Statement {
  return sql`UPDATE outbox SET manual_run_id = ${runId}, request_id = coalesce(${requestId ?? null}, request_id), stop_requested_at = NULL,
      state = CASE WHEN state = 'sent' AND not_before > ${now} THEN 'pending' ELSE state END,
      not_before = min(not_before, ${now})
    WHERE dedupe_key IN (SELECT value FROM json_each(${JSON.stringify(dedupeKeys)}))
      AND state IN ('pending', 'sent', 'running')`;
}

/** Cancels waiting jobs of manual scrapes and asks running ones to stop; another scrape may start at once. */
export function stopManualJobs(because: Message, now: Instant): Statement[] {
  return [sql`${stop(because, now)} WHERE ${OPEN_MANUAL_JOBS}`, sql`DELETE FROM leases WHERE key = ${MANUAL_LEASE}`];
}

/** The same for the jobs of one run alone. */
export function stopReads(runId: string, because: Message, now: Instant): Statement {
  return sql`${stop(because, now)} WHERE manual_run_id = ${runId} AND ${OPEN_MANUAL_JOBS}`;
}

function stop(because: Message, now: Instant) {
  return sql`UPDATE outbox SET stop_requested_at = ${now},
    finished_at = CASE state WHEN 'running' THEN NULL ELSE ${now} END,
    last_error = ${sql.param(because, outbox.lastError)},
    state = CASE state WHEN 'running' THEN 'running' ELSE 'cancelled' END`;
}
