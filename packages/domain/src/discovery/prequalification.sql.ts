import {
  candidateCounts,
  coalesce,
  countOf,
  figures,
  nullable,
  number,
  type Reading,
  type RowOf,
  rowsOf,
  siteChecks,
  siteCheckTotals,
  write,
} from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { eq, gt, type SQL, sum } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

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

const total = (column: SQLiteColumn) =>
  write.select({ n: column }).from(siteCheckTotals).where(eq(siteCheckTotals.id, 1));

function candidates(condition?: SQL) {
  return coalesce(
    write
      .select({ n: sum(candidateCounts.total) })
      .from(candidateCounts)
      .where(condition),
    0,
  );
}

export function checkTotals(now: Instant): Reading<RowOf<typeof TOTALS>> {
  const { host, blockedUntil } = siteChecks;
  return {
    query: figures({
      domains: coalesce(total(siteCheckTotals.domains), 0),
      checks: total(siteCheckTotals.checks),
      passes: total(siteCheckTotals.passes),
      blocked: countOf(write.select({ host }).from(siteChecks).where(gt(blockedUntil, now)).limit(BLOCKED)),
      candidates: candidates(),
      checkedCandidates: candidates(eq(candidateCounts.isChecked, true)),
    }),
    rows: TOTALS,
  };
}
