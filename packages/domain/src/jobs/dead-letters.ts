import { deadLetters, outbox, type Statement, scalar, write } from '@marquee/db';
import { type Clock, type Instant, type Message, newId, type Random } from '@marquee/kernel';
import { and, eq, isNull } from 'drizzle-orm';

const MAX_BODY = 4_000;

/** The statement that stores a dead letter; a message that arrives twice (same `id`) is stored once. */
export function deadLetter(
  deps: { clock: Clock; random: Random },
  letter: { id?: string; jobId: string | null; kind: string | null; body: string; reason: Message; requestId?: string },
): Statement {
  return write
    .insert(deadLetters)
    .values({
      ...letter,
      // A message that the queue gave up on names only its job.
      requestId: letter.requestId ?? requestOf(letter.jobId),
      id: letter.id ?? newId(deps.clock, deps.random),
      body: letter.body.slice(0, MAX_BODY),
      at: deps.clock.now(),
    })
    .onConflictDoNothing();
}

/** The request that asked for a job. */
function requestOf(jobId: string | null) {
  if (jobId === null) return null;
  return scalar<string>(write.select({ requestId: outbox.requestId }).from(outbox).where(eq(outbox.id, jobId)));
}

/** The guard that resolves a dead letter only once. */
export function resolveLetter(
  id: string,
  resolution: NonNullable<(typeof deadLetters.$inferSelect)['resolution']>,
  resolvedBy: string,
  now: Instant,
): Statement {
  return write
    .update(deadLetters)
    .set({ resolvedAt: now, resolution, resolvedBy })
    .where(and(eq(deadLetters.id, id), isNull(deadLetters.resolvedAt)));
}
