import type { JobKind } from '@marquee/contract';
import { outbox, type Statement, write } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { and, eq, inArray } from 'drizzle-orm';

/** Cancels a waiting job whose subject has changed; commit it with the change. */
export function cancelWaiting(kind: JobKind, subject: string, now: Instant): Statement {
  return write
    .update(outbox)
    .set({ state: 'cancelled', finishedAt: now })
    .where(and(eq(outbox.dedupeKey, `${kind}:${subject}`), inArray(outbox.state, ['pending', 'sent'])));
}
