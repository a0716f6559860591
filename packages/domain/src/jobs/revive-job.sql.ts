import type { Statement } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

/** Queues a dead job again with all its attempts; if another open job does the same work, that one is enough. */
export function reviveJob(jobId: string | null, now: Instant): Statement {
  return sql`UPDATE OR IGNORE outbox SET state = 'pending', attempts = 0, interruptions = 0, waits = 0, not_before = ${now},
    lease_token = NULL, stop_requested_at = NULL, finished_at = NULL WHERE id = ${jobId} AND state = 'dead'`;
}
