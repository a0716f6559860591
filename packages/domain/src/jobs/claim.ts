import type { JobKind } from '@marquee/contract';
import { outbox } from '@marquee/db';
import { newId } from '@marquee/kernel';
import { and, eq, inArray, lt, lte, or, sql } from 'drizzle-orm';
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

/** Takes the job, or gives null when it is done, not due, or in other hands: a message may come twice. */
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
      interruptions: sql`${interruptions} + (${outbox.state} = 'running')`,
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
      stopRequestedAt: outbox.stopRequestedAt,
    });
  if (!row) return null;
  const { stopRequestedAt, attempts, ...job } = row;
  return { ...job, attempts: attempts + 1, leaseToken, isStopped: stopRequestedAt !== null };
}
