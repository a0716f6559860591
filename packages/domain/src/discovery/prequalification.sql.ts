import { nullable, number, type Reading, type RowOf, rowsOf } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

const TOTALS = rowsOf('discovery.prequalification', {
  domains: number,
  blocked: number,
  checks: nullable(number),
  passes: nullable(number),
  candidates: number,
  checkedCandidates: number,
});

/** Blocked domains that are counted at most. */
const BLOCKED = 1_000;

export function checkTotals(now: Instant): Reading<RowOf<typeof TOTALS>> {
  return {
    query: sql`SELECT coalesce(t.domains, 0) AS domains, t.checks, t.passes,
      (SELECT count(*) FROM (SELECT 1 FROM site_checks WHERE blocked_until > ${now} LIMIT ${BLOCKED})) AS blocked,
      (SELECT coalesce(sum(total), 0) FROM candidate_counts) AS candidates,
      (SELECT coalesce(sum(total), 0) FROM candidate_counts WHERE is_checked) AS checked_candidates
      FROM (SELECT 1) LEFT JOIN site_check_totals t ON t.id = 1`,
    rows: TOTALS,
  };
}
