import type { JobKind } from '@marquee/contract';
import { sql } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import { UNHEARD_MS } from './rules.ts';

/** Messages handed to the queue at once (its own limit is 100). */
const BATCH = 100;

type Deps = Pick<EngineDeps, 'db' | 'clock' | 'queue'>;

/**
 * Tells the queue of the jobs that are due. Marked as sent only after the queue took them: dying in between sends a
 * message twice, which `claim` makes harmless. Returns how many were sent.
 */
export async function dispatchDue(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  const due = await deps.db.all<{ id: string; kind: JobKind }>(
    sql`SELECT id, kind FROM outbox WHERE state = 'pending' AND not_before <= ${now} ORDER BY not_before LIMIT ${BATCH}`,
  );
  if (due.length === 0) return 0;
  await deps.queue.send(due.map((job) => ({ jobId: job.id, kind: job.kind, delayMs: 0 })));
  await deps.db.run(sql`UPDATE outbox SET state = 'sent', sent_at = ${now}
    WHERE state = 'pending' AND id IN (SELECT value FROM json_each(${JSON.stringify(due.map((job) => job.id))}))`);
  return due.length;
}

/** Brings back what the queue lost: messages unheard for long, and jobs whose worker died. Returns how many. */
export async function sweepLost(deps: Pick<EngineDeps, 'db' | 'clock'>): Promise<number> {
  const now = deps.clock.now();
  const lost = await deps.db.all<{ id: string }>(sql`UPDATE outbox SET state = 'pending', lease_token = NULL
    WHERE (state = 'sent' AND sent_at < ${now - UNHEARD_MS}) OR (state = 'running' AND lease_until < ${now})
    RETURNING id`);
  return lost.length;
}
