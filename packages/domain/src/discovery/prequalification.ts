import { ESTIMATED_SAVING, type ToldMarqueeDashboard, type ToldPrequalificationMetrics } from '@marquee/contract';
import { type Database, readRows, siteChecks, tokenDays } from '@marquee/db';
import { DAY_MS, type Instant, percentOf, quoted } from '@marquee/kernel';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { NowDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';
import { checkTotals } from './prequalification.sql.ts';

const MOST_BLOCKED = 50;
const MOST_SHOWN = 10;

type Row = typeof siteChecks.$inferSelect;

/** How well domains pass their checks (spec: ENT-057). */
export async function prequalificationMetrics(deps: NowDeps): Promise<ToldPrequalificationMetrics> {
  const now = deps.clock.now();
  const [totals, failing] = await Promise.all([
    totalsOf(deps),
    deps.db
      .select()
      .from(siteChecks)
      .where(gt(siteChecks.failures, 0))
      .orderBy(desc(siteChecks.failures))
      .limit(MOST_SHOWN),
  ]);
  return {
    totalDomains: totals.domains,
    blockedDomains: totals.blocked,
    averageSuccessRate: totals.successRate,
    estimatedTokenSavings: totals.refused * ESTIMATED_SAVING.tokens,
    topFailingDomains: failing.map((row) => healthOf(row, now)),
  };
}

/** What checks without a model save (spec: ENT-058). Savings are estimates: refused checks at the specification's figure for each. */
export async function marqueeDashboard(deps: NowDeps): Promise<ToldMarqueeDashboard> {
  const now = deps.clock.now();
  const [totals, [today], recent, blocked] = await Promise.all([
    totalsOf(deps),
    spentToday(deps.db, now),
    deps.db.select().from(siteChecks).orderBy(desc(siteChecks.checkedAt)).limit(MOST_SHOWN),
    deps.db
      .select()
      .from(siteChecks)
      .where(gt(siteChecks.blockedUntil, now))
      .orderBy(desc(siteChecks.blockedUntil))
      .limit(MOST_BLOCKED),
  ]);
  const saved = totals.refused * ESTIMATED_SAVING.tokens;
  const costSavings = totals.refused * ESTIMATED_SAVING.dollars;
  const used = today?.used ?? 0;
  return {
    overview: {
      totalTokensSaved: saved,
      totalCostSavings: costSavings,
      prequalificationRate: percentOf(totals.checkedCandidates, totals.candidates),
      averageSuccessRate: totals.successRate,
      activeBlocks: totals.blocked,
    },
    today: { tokensUsed: used, estimatedCost: (today?.costMicroDollars ?? 0) / 1_000_000, requests: today?.calls ?? 0 },
    recentActivity: recent.map((row) => healthOf(row, now)),
    domainHealth: blocked.map((row) => healthOf(row, now)),
    tokenEfficiency: {
      tokensUsed: used,
      tokensSaved: saved,
      efficiency: percentOf(saved, saved + used),
      costSavings,
    },
  };
}

async function totalsOf(deps: NowDeps) {
  const [row] = await readRows(deps.db, checkTotals(deps.clock.now()));
  const checks = row?.checks ?? 0;
  const passes = row?.passes ?? 0;
  return {
    domains: row?.domains ?? 0,
    blocked: row?.blocked ?? 0,
    candidates: row?.candidates ?? 0,
    checkedCandidates: row?.checkedCandidates ?? 0,
    refused: checks - passes,
    successRate: percentOf(passes, checks),
  };
}

function spentToday(db: Database, now: Instant) {
  const { day, category, used, calls, costMicroDollars } = tokenDays;
  return db
    .select({ used, calls, costMicroDollars })
    .from(tokenDays)
    .where(and(eq(day, Math.floor(now / DAY_MS)), eq(category, 'sourceDiscovery')));
}

function healthOf(row: Row, now: Instant): ToldPrequalificationMetrics['topFailingDomains'][number] {
  const isBlocked = (row.blockedUntil ?? 0) > now;
  return {
    domain: row.host,
    verdict: row.verdict,
    checks: row.checks,
    failures: row.failures,
    reason: row.reasons[0] ?? quoted(''),
    blockedUntil: isBlocked ? isoOf(row.blockedUntil) : null,
    blockedBy: isBlocked ? row.blockedBy : null,
    lastChecked: isoOf(row.checkedAt),
  };
}
