import { HOUR_MS } from '@marquee/kernel';
import type { NowDeps } from '../deps.ts';
import { percent, readingStatus } from './activity-rules.ts';
import { performanceTotals, sourcesByTrouble } from './scraper-performance.sql.ts';

const HOURS = 14 * 24;

/**
 * Scrape results (spec: ENT-034, PERF-01, PERF-04): the active sources, and the reads of a host in the last one to two weeks, for each source
 * on it. The totals are of two weeks.
 */
export async function scraperPerformance(deps: NowDeps) {
  const since = Math.floor(deps.clock.now() / HOUR_MS) - HOURS;
  const [all, rows] = await Promise.all([performanceTotals(deps.db, since), sourcesByTrouble(deps.db)]);
  const [active, failing] = [all?.active ?? 0, all?.failing ?? 0];
  return {
    summary: {
      totalSources: active,
      healthySources: active - failing,
      criticalSources: failing,
      healthPercentage: percent(active - failing, active),
      avgEventsPerSource: perRun(all?.found ?? 0, all?.runs ?? 0),
    },
    sources: rows.map((row) => {
      const failureRate = percent(row.failures, row.runs);
      return {
        sourceId: row.id,
        domain: row.host,
        url: row.url,
        city: row.city,
        state: row.state,
        totalAttempts: row.runs,
        successfulRuns: row.runs - row.failures,
        avgEventsPerRun: perRun(row.found, row.runs),
        failureRate,
        avgResponseTime: Math.round(row.durationMs / Math.max(1, row.runs) / 100) / 10,
        status: readingStatus(failureRate, row),
      };
    }),
  };
}

const perRun = (count: number, runs: number) => Math.round((count / Math.max(1, runs)) * 10) / 10;
