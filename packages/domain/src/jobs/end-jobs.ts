import { outbox, type Statement, valuesIn, write } from '@marquee/db';
import type { Instant, Message } from '@marquee/kernel';
import { and, eq, inArray } from 'drizzle-orm';

/** Ends the open jobs with these keys: waiting jobs are cancelled, running jobs are asked to stop. Commit it with the change. */
export function endJobs(dedupeKeys: readonly string[], because: Message, now: Instant): Statement[] {
  const ofKeys = inArray(outbox.dedupeKey, valuesIn(dedupeKeys));
  return [
    write
      .update(outbox)
      .set({ state: 'cancelled', finishedAt: now, stopRequestedAt: now, lastError: because })
      .where(and(ofKeys, inArray(outbox.state, ['pending', 'sent']))),
    write
      .update(outbox)
      .set({ stopRequestedAt: now })
      .where(and(ofKeys, eq(outbox.state, 'running'))),
  ];
}
