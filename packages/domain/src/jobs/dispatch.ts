import { SCHEDULE_DEFAULTS } from '@marquee/contract';
import { greater, outbox, plus, valuesIn } from '@marquee/db';
import { and, eq, inArray, lt, or } from 'drizzle-orm';
import type { EngineDeps, NowDeps } from '../deps.ts';
import { jobsToSend } from './dispatch.sql.ts';
import { UNHEARD_MS } from './rules.ts';

/** Messages handed to the queue at once (its own limit is 100). */
const BATCH = 100;
/** Jobs due within this time are sent already, with a delay. */
const AHEAD_MS = 60_000;

type Deps = Pick<EngineDeps, 'db' | 'clock' | 'queue'>;

/**
 * Sends a message for each job that is due, or due within a minute (with a delay); of reads, as many as have a free slot. Jobs are marked as sent only after the
 * queue accepted them: a crash in between sends a message twice, which `claim` makes harmless. Returns how many were sent.
 */
export async function dispatchDue(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  const usual = SCHEDULE_DEFAULTS.maxConcurrentScrapes;
  const due = (await jobsToSend(deps.db, { now, ahead: AHEAD_MS, limit: BATCH, usual })).slice(0, BATCH);
  if (due.length === 0) return 0;
  await deps.queue.send(
    due.map((job) => ({ jobId: job.id, kind: job.kind, delayMs: Math.max(0, job.notBefore - now) })),
  );
  // A delayed message counts as overdue from the instant it is due.
  await deps.db
    .update(outbox)
    .set({ state: 'sent', sentAt: greater(now, outbox.notBefore) })
    .where(and(eq(outbox.state, 'pending'), inArray(outbox.id, valuesIn(due.map((job) => job.id)))));
  return due.length;
}

/** Recovers lost jobs: messages that were never delivered, and jobs whose worker died. Returns how many. */
export async function sweepLost(deps: NowDeps): Promise<number> {
  const now = deps.clock.now();
  const isUnheard = and(eq(outbox.state, 'sent'), lt(outbox.sentAt, now - UNHEARD_MS));
  const isOrphaned = and(eq(outbox.state, 'running'), lt(outbox.leaseUntil, now));
  const lost = await deps.db
    .update(outbox)
    .set({
      interruptions: plus(outbox.interruptions, eq(outbox.state, 'running')),
      state: 'pending',
      leaseToken: null,
    })
    .where(or(isUnheard, isOrphaned))
    .returning({ id: outbox.id });
  return lost.length;
}
