import type { errorOccurrences, Statement } from '@marquee/db';
import { sql } from 'drizzle-orm';

/** Occurrences that are kept of each kind of error. */
const SLOTS = 100;

/** Keeps an occurrence in the next slot of its kind, in place of the oldest; commit it after the one that counts it. */
export function keepOccurrence(one: Omit<typeof errorOccurrences.$inferInsert, 'slot'>): Statement {
  return sql`INSERT INTO error_occurrences (group_id, slot, request_id, job_id, call, message, at)
    SELECT id, count % ${SLOTS}, ${one.requestId}, ${one.jobId}, ${one.call}, ${one.message}, ${one.at}
    FROM error_groups WHERE id = ${one.groupId}
    ON CONFLICT (group_id, slot) DO UPDATE SET request_id = excluded.request_id, job_id = excluded.job_id,
      call = excluded.call, message = excluded.message, at = excluded.at`;
}
