import { nullable, number, type Reading, type RowOf, rowsOf } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

const COUNTS = rowsOf('discovery.engine', {
  toCheck: number,
  toReview: number,
  acceptedToday: number,
  lastSession: nullable(number),
});

/** Sites that are counted at most. */
const COUNTED = 1_000;

/** What waits: the kept count, and up to a thousand rows of partial indexes. */
export function engineCounts(today: Instant, now: Instant): Reading<RowOf<typeof COUNTS>> {
  return {
    query: sql`SELECT
      (SELECT count(*) FROM (SELECT 1 FROM source_candidates WHERE next_check_at <= ${now} LIMIT ${COUNTED})) AS to_check,
      coalesce((SELECT total FROM candidate_counts WHERE state = 'waiting' AND is_checked = 1), 0) AS to_review,
      (SELECT count(*) FROM (SELECT 1 FROM source_candidates WHERE state = 'accepted' AND checked_at >= ${today} LIMIT ${COUNTED})) AS accepted_today,
      (SELECT max(started_at) FROM discovery_sessions) AS last_session`,
    rows: COUNTS,
  };
}
