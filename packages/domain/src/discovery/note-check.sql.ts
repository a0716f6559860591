import { BLOCK_MS, FAILURES_BEFORE_BLOCK, type ToldSiteCheck } from '@marquee/contract';
import type { Statement } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

/**
 * Notes a check of a domain, and counts it among all: whether the domain is a new one is asked before it is there. One that could not be read several
 * times in a row is not asked again for a while.
 */
export function noteCheck(check: ToldSiteCheck, now: Instant): Statement[] {
  const passed = check.upcoming > 0 && check.sourceUrl !== null ? 1 : 0;
  const failed = check.verdict === 'unreachable' || check.verdict === 'forbidden' ? 1 : 0;
  const total = sql`INSERT INTO site_check_totals (id, domains, checks, passes)
    SELECT 1, NOT EXISTS (SELECT 1 FROM site_checks WHERE host = ${check.host}), 1, ${passed} WHERE true
    ON CONFLICT (id) DO UPDATE SET domains = domains + excluded.domains, checks = checks + 1, passes = passes + excluded.passes`;
  const row = sql`INSERT INTO site_checks (host, url, verdict, reasons, score, tier, platform, language, pages, bytes, checks, passes,
      failures, checked_at)
    VALUES (${check.host}, ${check.url}, ${check.verdict}, ${JSON.stringify(check.reasons)}, ${check.score}, ${check.tier},
      ${check.platform}, ${check.language}, ${check.pages}, ${check.bytes}, 1, ${passed}, ${failed}, ${now})
    ON CONFLICT (host) DO UPDATE SET url = excluded.url, verdict = excluded.verdict, reasons = excluded.reasons,
      score = excluded.score, tier = excluded.tier, platform = excluded.platform, language = excluded.language,
      pages = excluded.pages, bytes = excluded.bytes, checks = checks + 1, passes = passes + excluded.passes,
      failures = CASE WHEN excluded.failures = 0 THEN 0 ELSE failures + 1 END, checked_at = excluded.checked_at,
      blocked_until = CASE WHEN excluded.failures = 1 AND failures + 1 >= ${FAILURES_BEFORE_BLOCK} THEN ${now + BLOCK_MS} END,
      blocked_by = CASE WHEN excluded.failures = 1 AND failures + 1 >= ${FAILURES_BEFORE_BLOCK} THEN 'engine' END`;
  return [total, row];
}
