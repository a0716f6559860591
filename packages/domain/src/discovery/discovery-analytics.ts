import { type ToldDiscoveryAnalytics, WASTEFUL_ABOVE } from '@marquee/contract';
import { readTogether, siteChecks } from '@marquee/db';
import { DAY_MS, percentOf, say } from '@marquee/kernel';
import { gt } from 'drizzle-orm';
import { isAllowed } from '../controls/index.ts';
import type { ReadDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';
import { recommendationsFor } from './advice.ts';
import { discoveryCost, recentSessions, sessionsByCity } from './discovery-analytics.sql.ts';
import { isSafeMode } from './pace.ts';

const DAYS = 30;
/** Of the days, the last so many sessions: a large network has hundreds a day. */
const SESSIONS = 500;
const CITIES_SHOWN = 8;
const SESSIONS_SHOWN = 10;

/** How much of discovery's effort found sources (spec: ENT-043, ENT-044). A site is wasted if it became no source and nobody needs to look at it. */
export async function discoveryAnalytics(deps: ReadDeps): Promise<ToldDiscoveryAnalytics> {
  const now = deps.clock.now();
  const [[cities, recent, [cost]], isSafe, permission, excludes] = await Promise.all([
    readTogether(deps.db, [
      sessionsByCity(now - DAYS * DAY_MS, SESSIONS, WASTEFUL_ABOVE),
      recentSessions(SESSIONS_SHOWN),
      discoveryCost(Math.floor(now / DAY_MS) - DAYS + 1),
    ] as const),
    isSafeMode(deps),
    isAllowed(deps, 'autonomousDiscovery', null),
    isAnyBlocked(deps),
  ]);
  const sum = (of: (row: (typeof cities)[number]) => number) => cities.reduce((total, row) => total + of(row), 0);
  const totalSessions = sum((row) => row.sessions);
  const checked = sum((row) => row.checked);
  const waste = percentOf(
    sum((row) => row.wasted),
    checked,
  );
  const wastedTokens = sum((row) => row.wastedTokens);
  const dollarsPerToken = cost?.tokens ? (cost.microDollars ?? 0) / 1_000_000 / cost.tokens : 0;
  return {
    period:
      totalSessions < SESSIONS ? say('search.lastDays', { n: DAYS }) : say('search.lastSearches', { n: SESSIONS }),
    summary: {
      totalSessions,
      wasteFullSessions: sum((row) => row.wasteful),
      averageEfficiency: waste === null ? null : Math.round((100 - waste) * 10) / 10,
      averageWastePercentage: waste,
      estimatedWastedTokens: wastedTokens,
      estimatedCostWaste: wastedTokens * dollarsPerToken,
    },
    systemHealth: { throttlingActive: isSafe, exclusionFiltering: excludes, efficiencyMonitoring: permission.allowed },
    recommendations: recommendationsFor({ cities, isSafe, isAllowed: permission.allowed, dollarsPerToken }),
    cityAnalysis: cities.slice(0, CITIES_SHOWN).map((row) => ({
      city: `${row.city}, ${row.state}`,
      sessions: row.sessions,
      totalTokens: row.tokens,
      averageWaste: row.checked > 0 ? row.wasted / row.checked : null,
      estimatedWastedTokens: row.wastedTokens,
    })),
    recentSessions: recent.map((row) => {
      const wastePercentage = percentOf(row.wasted, row.checked);
      return {
        sessionId: row.id,
        city: row.city,
        state: row.state,
        timestamp: isoOf(row.startedAt),
        tokenCost: row.tokens,
        validCount: row.accepted,
        totalSources: row.checked,
        wastePercentage,
        isWasteful: (wastePercentage ?? 0) > WASTEFUL_ABOVE,
      };
    }),
  };
}

/** Whether a domain is left out of the search now, because its checks failed repeatedly. */
async function isAnyBlocked({ db, clock }: ReadDeps): Promise<boolean> {
  const { host, blockedUntil } = siteChecks;
  const rows = await db.select({ host }).from(siteChecks).where(gt(blockedUntil, clock.now())).limit(1);
  return rows.length > 0;
}
