import type { JobKind } from '@marquee/contract';
import type { Instant } from '@marquee/kernel';
import { type SQL, sql } from 'drizzle-orm';

/** Takes back a job that was not taken up yet, since what it is about has changed; commit it with the change. */
export function cancelWaiting(kind: JobKind, subject: string, now: Instant): SQL {
  return sql`UPDATE outbox SET state = 'cancelled', finished_at = ${now}
    WHERE dedupe_key = ${`${kind}:${subject}`} AND state IN ('pending', 'sent')`;
}
