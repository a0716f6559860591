import type { JobKind } from '@marquee/contract';
import { outbox, plus } from '@marquee/db';
import { newId } from '@marquee/kernel';
import { and, eq, inArray, lt, lte, or } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import { LEASE_MS } from './rules.ts';

/** A job that only this run may work on until its lease ends. */
export interface ClaimedJob {
  id: string;
  kind: JobKind;
  payload: unknown;
  citySlug: string | null;
  /** Which attempt this is, counting from 1. */
  attempts: number;
  /** Consecutive interrupted runs before this one. */
  interruptions: number;
  waits: number;
  leaseToken: string;
  /** The manual scrape it belongs to. */
  manualRunId: string | null;
  /** The request or tick that started it; its own id if none did. What it adds keeps it. */
  requestId: string;
  /** The slot that a read holds (`takeReadSlot`). */
  slotKey?: string;
  /** An administrator requested a stop. */
  isStopped: boolean;
}

/** Claims the job; null if it is done, not due, or claimed by another run, since a message may arrive twice. */
export async function claim(
  deps: Pick<EngineDeps, 'db' | 'clock' | 'random'>,
  jobId: string,
): Promise<ClaimedJob | null> {
  const now = deps.clock.now();
  const leaseToken = newId(deps.clock, deps.random);
  const { id, kind, payload, citySlug, interruptions, waits, manualRunId } = outbox;
  const isLost = and(eq(outbox.state, 'running'), lt(outbox.leaseUntil, now));
  const [row] = await deps.db
    .update(outbox)
    .set({
      state: 'running',
      leaseToken,
      leaseUntil: now + LEASE_MS,
      interruptions: plus(interruptions, eq(outbox.state, 'running')),
    })
    .where(and(eq(id, jobId), lte(outbox.notBefore, now), or(inArray(outbox.state, ['pending', 'sent']), isLost)))
    .returning({
      id,
      kind,
      payload,
      citySlug,
      attempts: outbox.attempts,
      interruptions,
      waits,
      manualRunId,
      requestId: outbox.requestId,
      stopRequestedAt: outbox.stopRequestedAt,
    });
  if (!row) return null;
  const { stopRequestedAt, attempts, requestId, ...job } = row;
  return {
    ...job,
    requestId: requestId ?? job.id,
    attempts: attempts + 1,
    leaseToken,
    isStopped: stopRequestedAt !== null,
  };
}
