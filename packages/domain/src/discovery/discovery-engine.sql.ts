import { nullable, number, type Reading, type RowOf, rowsOf } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

const COUNTS = rowsOf('discovery.engine', {
  toCheck: number,
  toReview: number,
  acceptedToday: number,
  lastSession: nullable(number),
});

/** What waits, counted by partial indexes. */
export function engineCounts(today: Instant, now: Instant): Reading<RowOf<typeof COUNTS>> {
  return {
    query: sql`SELECT
      (SELECT count(*) FROM source_candidates WHERE next_check_at <= ${now}) AS to_check,
      (SELECT count(*) FROM source_candidates WHERE state = 'waiting' AND checked_at IS NOT NULL) AS to_review,
      (SELECT count(*) FROM source_candidates WHERE state = 'accepted' AND checked_at >= ${today}) AS accepted_today,
      (SELECT max(started_at) FROM discovery_sessions) AS last_session`,
    rows: COUNTS,
  };
}
