import type { JobKind } from '@marquee/contract';
import { sql } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import { UNHEARD_MS } from './rules.ts';

/** Messages handed to the queue at once (its own limit is 100). */
const BATCH = 100;
/** Jobs due within this time are sent already, with a delay. */
const AHEAD_MS = 60_000;

type Deps = Pick<EngineDeps, 'db' | 'clock' | 'queue'>;

/**
 * Tells the queue of the jobs that are due, or will be within a minute (those with a delay). Marked as sent only after the
 * queue took them: dying in between sends a message twice, which `claim` makes harmless. Returns how many were sent.
 */
export async function dispatchDue(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  const due = await deps.db.all<{
    id: string;
    kind: JobKind;
    not_before: number;
  }>(sql`SELECT id, kind, not_before FROM outbox
    WHERE state = 'pending' AND not_before <= ${now + AHEAD_MS} ORDER BY not_before LIMIT ${BATCH}`);
  if (due.length === 0) return 0;
  await deps.queue.send(
    due.map((job) => ({ jobId: job.id, kind: job.kind, delayMs: Math.max(0, job.not_before - now) })),
  );
  // A delayed message counts as unheard from the moment it is due.
  await deps.db.run(sql`UPDATE outbox SET state = 'sent', sent_at = max(${now}, not_before)
    WHERE state = 'pending' AND id IN (SELECT value FROM json_each(${JSON.stringify(due.map((job) => job.id))}))`);
  return due.length;
}

/** Brings back what the queue lost: messages unheard for long, and jobs whose worker died. Returns how many. */
export async function sweepLost(deps: Pick<EngineDeps, 'db' | 'clock'>): Promise<number> {
  const now = deps.clock.now();
  const lost = await deps.db.all<{
    id: string;
  }>(sql`UPDATE outbox SET interruptions = interruptions + (state = 'running'),
      state = 'pending', lease_token = NULL
    WHERE (state = 'sent' AND sent_at < ${now - UNHEARD_MS}) OR (state = 'running' AND lease_until < ${now})
    RETURNING id`);
  return lost.length;
}
