import type { Statement } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

/**
 * Shortens the time from the last read to the next of all sources that are read regularly to `ratio`, and keeps it above the floor; what an administrator or a retry
 * asked for stays. One entry of each source.
 */
export function moveDueTimes({ ratio, floorMs, now }: { ratio: number; floorMs: number; now: Instant }): Statement {
  return sql`UPDATE sources SET next_due_at = max(last_success_at + ${floorMs},
      last_success_at + CAST((next_due_at - last_success_at) * ${ratio} AS INTEGER))
    WHERE status = 'active' AND last_success_at IS NOT NULL AND consecutive_failures = 0
      AND (next_due_at > ${now} OR last_success_at + ${floorMs} > ${now}) AND next_due_at > last_success_at`;
}
