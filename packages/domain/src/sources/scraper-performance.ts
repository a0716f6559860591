import { sql } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';
import { healthOfRate, percent } from './activity-rules.ts';

const SOURCES = 100;

interface Row {
  id: string;
  url: string;
  host: string;
  city: string;
  state: string;
  runs: number;
  failures: number;
  found: number;
  duration_ms: number;
}

/**
 * How reading goes (spec: ENT-034, PERF-01, PERF-04): what a host's reads of the last one to two weeks gave, for each source
 * on it. In all: one row a host is read, by an index that has the rate.
 */
export async function scraperPerformance(deps: Pick<ReadDeps, 'db'>) {
  const [[all], rows] = await Promise.all([
    deps.db.all<{ hosts: number; healthy: number; critical: number; runs: number | null; found: number | null }>(
      sql`SELECT count(*) AS hosts, coalesce(sum(failure_rate < 0.1), 0) AS healthy, coalesce(sum(failure_rate >= 0.3), 0) AS critical,
        sum(runs + runs_before) AS runs, sum(found + found_before) AS found FROM host_tallies`,
    ),
    deps.db.all<Row>(sql`SELECT s.id, s.url, s.host, c.name AS city, c.state, t.runs + t.runs_before AS runs,
        t.failures + t.failures_before AS failures, t.found + t.found_before AS found, t.duration_ms + t.duration_ms_before AS duration_ms
      FROM (SELECT * FROM host_tallies ORDER BY failure_rate DESC, host DESC LIMIT ${SOURCES}) t
      CROSS JOIN sources s ON s.host = t.host JOIN cities c ON c.slug = s.city_slug
      ORDER BY t.failure_rate DESC, t.host DESC, s.id LIMIT ${SOURCES}`),
  ]);
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
        avgResponseTime: Math.round(row.duration_ms / Math.max(1, row.runs) / 100) / 10,
        status: healthOfRate(failureRate),
      };
    }),
  };
}

const perRun = (count: number, runs: number) => Math.round((count / Math.max(1, runs)) * 10) / 10;
