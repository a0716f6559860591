import { coalesce, either, leases, lesser, literals, outbox, type Statement, valuesIn, write } from '@marquee/db';
import type { Instant, Message } from '@marquee/kernel';
import { and, eq, gt, inArray, isNotNull, lte, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';

const { state, notBefore, dedupeKey, manualRunId, requestId } = outbox;

/** The lease of the running manual scrape; its token is the id of the scrape. */
export const MANUAL_LEASE = 'manual-scrape';

const OPEN = literals('pending', 'sent', 'running');

/** Open jobs of manual scrapes; must match the condition of the index `outbox_manual`. */
export const OPEN_MANUAL_JOBS = and(isNotNull(manualRunId), inArray(state, OPEN));

/**
 * The guard of a manual scrape: takes the lease until then (spec: SCRAPE-14; docs/spec/decisions.md 85). It does not hold while another
 * scrape has the lease, even if that one has read everything; an emergency stop releases the lease.
 */
export function takeManualLease(runId: string, now: Instant, until: Instant): Statement {
  return write
    .insert(leases)
    .values({ key: MANUAL_LEASE, token: runId, until })
    .onConflictDoUpdate({ target: leases.key, set: { token: runId, until }, setWhere: lte(leases.until, now) });
}

/** Makes open jobs with these keys due now, and assigns them to this manual scrape and its request. */
export function bringForward(
  { requestId: request }: { requestId?: string | undefined },
  runId: string,
  dedupeKeys: readonly string[],
  now: Instant,
): Statement {
  return write
    .update(outbox)
    .set({
      manualRunId: runId,
      requestId: coalesce(request ?? null, requestId),
      stopRequestedAt: null,
      state: either(and(eq(state, 'sent'), gt(notBefore, now)), 'pending', state),
      notBefore: lesser(notBefore, now),
    })
    .where(and(inArray(dedupeKey, valuesIn(dedupeKeys)), inArray(state, OPEN)));
}

/** Cancels waiting jobs of manual scrapes and asks running ones to stop; another scrape may start at once. */
export function stopManualJobs(because: Message, now: Instant): Statement[] {
  return [stop(because, now).where(OPEN_MANUAL_JOBS), write.delete(leases).where(eq(leases.key, MANUAL_LEASE))];
}

/** The same for the jobs of one run alone. */
export function stopReads(runId: string, because: Message, now: Instant): Statement {
  return stop(because, now).where(and(eq(manualRunId, runId), OPEN_MANUAL_JOBS));
}

function stop(because: Message, now: Instant) {
  const isRunning = eq(state, 'running');
  return write.update(outbox).set({
    stopRequestedAt: now,
    finishedAt: either(isRunning, null, now),
    lastError: because,
    state: either(isRunning, 'running', 'cancelled'),
  });
}

/** Queues a dead job again with all its attempts; if another open job does the same work, that one is enough. */
export function reviveJob(jobId: string | null, now: Instant): Statement {
  const other = alias(outbox, 'other');
  const open = write
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.dedupeKey, dedupeKey), inArray(other.state, OPEN)));
  return write
    .update(outbox)
    .set({
      state: 'pending',
      attempts: 0,
      interruptions: 0,
      waits: 0,
      notBefore: now,
      leaseToken: null,
      stopRequestedAt: null,
      finishedAt: null,
    })
    .where(and(eq(outbox.id, jobId ?? ''), eq(state, 'dead'), notExists(open)));
}
