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

export function checkTotals(now: Instant): Reading<RowOf<typeof TOTALS>> {
  return {
    query: sql`SELECT count(*) AS domains, coalesce(sum(blocked_until > ${now}), 0) AS blocked, sum(checks) AS checks, sum(passes) AS passes,
      (SELECT count(*) FROM source_candidates) AS candidates,
      (SELECT count(*) FROM source_candidates WHERE checked_at IS NOT NULL) AS checked_candidates FROM site_checks`,
    rows: TOTALS,
  };
}
