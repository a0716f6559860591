import type { ReadDeps } from '../deps.ts';
import { healthOfRate, percent } from './activity-rules.ts';
import { countHosts, sourcesByFailure } from './scraper-performance.sql.ts';

/**
 * Scrape results (spec: ENT-034, PERF-01, PERF-04): the reads of a host in the last one to two weeks, for each source
 * on it. Totals are kept.
 */
export async function scraperPerformance(deps: Pick<ReadDeps, 'db'>) {
  const [all, rows] = await Promise.all([countHosts(deps.db), sourcesByFailure(deps.db)]);
  const { hosts = 0, healthy = 0, critical = 0, runs = 0, found = 0 } = all ?? {};
  return {
    summary: {
      totalSources: hosts,
      healthySources: healthy,
      criticalSources: critical,
      healthPercentage: percent(healthy, hosts),
      avgEventsPerSource: perRun(found ?? 0, runs ?? 0),
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
        status: healthOfRate(failureRate),
      };
    }),
  };
}

const perRun = (count: number, runs: number) => Math.round((count / Math.max(1, runs)) * 10) / 10;
