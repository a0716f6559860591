import type { JobKind } from '@marquee/contract';
import type { Statement } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

/** Takes back a job that was not taken up yet, since what it is about has changed; commit it with the change. */
export function cancelWaiting(kind: JobKind, subject: string, now: Instant): Statement {
  return sql`UPDATE outbox SET state = 'cancelled', finished_at = ${now}
    WHERE dedupe_key = ${`${kind}:${subject}`} AND state IN ('pending', 'sent')`;
}
