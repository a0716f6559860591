import { BLOCK_MS, FAILURES_BEFORE_BLOCK, type ToldSiteCheck } from '@marquee/contract';
import {
  either,
  excluded,
  literal,
  plus,
  rowIf,
  type Statement,
  siteChecks,
  siteCheckTotals,
  truthOf,
  write,
} from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { eq, gte, notExists } from 'drizzle-orm';

/**
 * Notes a check of a domain, and counts it among all: whether the domain is a new one is asked before it is there. One that could not be read several
 * times in a row is not asked again for a while.
 */
export function noteCheck(check: ToldSiteCheck, now: Instant): Statement[] {
  const passes = check.upcoming > 0 && check.sourceUrl !== null ? 1 : 0;
  const failures = check.verdict === 'unreachable' || check.verdict === 'forbidden' ? 1 : 0;
  const known = write.select({ host: siteChecks.host }).from(siteChecks).where(eq(siteChecks.host, check.host));
  const all = siteCheckTotals;
  const total = write
    .insert(all)
    .select(rowIf(all, { id: 1, domains: truthOf(notExists(known)), checks: 1, passes }, literal(1)))
    .onConflictDoUpdate({
      target: all.id,
      set: {
        domains: plus(all.domains, excluded(all.domains)),
        checks: plus(all.checks, 1),
        passes: plus(all.passes, passes),
      },
    });
  const { host, url, verdict, reasons, score, tier, platform, language, pages, bytes } = check;
  const found = { url, verdict, reasons, score, tier, platform, language, pages, bytes, checkedAt: now };
  const row = write
    .insert(siteChecks)
    .values({ host, ...found, checks: 1, passes, failures })
    .onConflictDoUpdate({
      target: siteChecks.host,
      set: {
        ...found,
        checks: plus(siteChecks.checks, 1),
        passes: plus(siteChecks.passes, passes),
        failures: failures === 0 ? 0 : plus(siteChecks.failures, 1),
        blockedUntil: failures === 0 ? null : either(isTooMany, now + BLOCK_MS, null),
        blockedBy: failures === 0 ? null : either(isTooMany, 'engine', null),
      },
    });
  return [total, row];
}

/** It failed again, and so often that it is not asked for a while. */
const isTooMany = gte(plus(siteChecks.failures, 1), FAILURES_BEFORE_BLOCK);
