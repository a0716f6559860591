import { UNMET_MAX } from '@marquee/contract';
import { number, type Reading, type RowOf, rowsOf, unmetRequests } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

const UNMET = rowsOf('concierge.unmet', {
  asked: unmetRequests.asked,
  city: unmetRequests.city,
  state: unmetRequests.state,
  why: unmetRequests.why,
  sessions: number,
  at: unmetRequests.at,
});

/** Unmet requests of all sessions since an instant, those of the most sessions first. SQLite takes the reason from the row that has the latest time. */
export function unmetSince(since: Instant): Reading<RowOf<typeof UNMET>> {
  return {
    query: sql`SELECT asked, city, state, why, count(*) AS sessions, max(at) AS at FROM unmet_requests
      WHERE at > ${since} GROUP BY asked, city, state ORDER BY sessions DESC, at DESC LIMIT ${UNMET_MAX}`,
    rows: UNMET,
  };
}
