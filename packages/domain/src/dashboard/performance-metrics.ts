import type { PerformanceMetrics } from '@marquee/contract';
import { readTogether, scrapeHours } from '@marquee/db';
import { HOUR_MS } from '@marquee/kernel';
import { gte, min } from 'drizzle-orm';
import { tokenBudget } from '../budget/index.ts';
import type { ReadDeps } from '../deps.ts';
import { serverHealth } from '../diagnostics/index.ts';
import { lastDayFrom } from '../jobs/index.ts';
import { cityPerformance } from './performance.sql.ts';

const DAY_HOURS = 24;

/** How fast and how well pages are read and calls are answered (spec: ENT-049). Reads at most some 800 rows. */
export async function performanceMetrics(deps: ReadDeps & { version: string }): Promise<PerformanceMetrics> {
  const now = deps.clock.now();
  const [hours, [first], [cities], budget, health] = await Promise.all([
    deps.db
      .select()
      .from(scrapeHours)
      .where(gte(scrapeHours.hour, lastDayFrom(now))),
    deps.db.select({ hour: min(scrapeHours.hour) }).from(scrapeHours),
    readTogether(deps.db, [cityPerformance] as const),
    tokenBudget(deps),
    serverHealth(deps),
  ]);
  const sum = (field: 'runs' | 'errors' | 'found' | 'durationMs') => hours.reduce((so, row) => so + row[field], 0);
  // An engine that is younger than a day is measured since its first read.
  const measured = Math.min(DAY_HOURS, Math.floor(now / HOUR_MS) - (first?.hour ?? 0) + 1);
  const runs = sum('runs');
  const api = health.workers.find(({ worker }) => worker === 'api');
  const totalCalls = api?.requests ?? 0;
  const errors = api?.errors ?? 0;
  return {
    eventDiscoveryRate: tenths(sum('found') / measured),
    avgProcessingTime: runs === 0 ? null : Math.round(sum('durationMs') / runs),
    successRate: runs === 0 ? null : tenths((1 - sum('errors') / runs) * 100),
    tokenUsage: {
      total: budget.config.totalDailyLimit,
      remaining: budget.totalRemaining,
      dailyUsed: budget.usage.totalTokens,
    },
    cityPerformance: cities.map(({ city, state, reads, found, failed, durationMs }) => ({
      city,
      state,
      eventsFound: found ?? 0,
      successRate: tenths((1 - (failed ?? 0) / Math.max(1, reads)) * 100),
      avgResponseTime: Math.round((durationMs ?? 0) / Math.max(1, reads)),
      reads,
    })),
    apiCallStatistics: {
      totalCalls,
      successfulCalls: totalCalls - errors,
      errorRate: totalCalls === 0 ? 0 : tenths((errors / totalCalls) * 100),
      avgResponseTime: api?.p50Ms ?? null,
    },
  };
}

const tenths = (value: number) => Math.round(value * 10) / 10;
