import { DAY_MS, HOUR_MS } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';
import { SPAN_COLUMNS } from './record-worker.ts';
import { averageUptime, isHighFrequency, percentile, timePattern } from './worker-rules.ts';

const DEPLOYMENTS = 20;
const HISTORY = 20;
const WORKER = 'api';
const RUNTIME = 'workerd (Cloudflare Workers)';

const NOTES =
  'The service runs at the edge: there is no process whose id or memory could be measured. Uptime counts from when this version was first seen, restarts are deployments and starts of isolates.';

interface HourRow extends Record<string, unknown> {
  worker: string;
  hour: number;
  requests: number;
  errors: number;
  isolate_starts: number;
  last_at: number;
}

/** What is deployed since when, how often it started, how it answers (spec: ENT-069; docs/spec/decisions.md 118). Some hundred rows. */
export async function serverHealth(deps: ReadDeps & { version: string }) {
  const now = deps.clock.now();
  const [hours, deployed, [current]] = await Promise.all([
    deps.db.all<HourRow>(
      sql`SELECT * FROM worker_hours WHERE hour > ${Math.floor((now - DAY_MS) / HOUR_MS)} ORDER BY hour`,
    ),
    deps.db.all<{ worker: string; version: string; at: number }>(
      sql`SELECT worker, version, at FROM deployments ORDER BY at DESC LIMIT ${DEPLOYMENTS}`,
    ),
    deps.db.all<{ at: number }>(sql`SELECT at FROM deployments WHERE worker = ${WORKER} AND version = ${deps.version}`),
  ]);
  const deployedAt = current?.at ?? now;
  const ours = deployed.filter((deployment) => deployment.worker === WORKER);
  const today = ours.filter((deployment) => deployment.at > now - DAY_MS).length;
  const isolateStarts = hours.reduce((sum, row) => sum + row.isolate_starts, 0);
  const requests = hours.reduce((sum, row) => sum + row.requests, 0);
  return {
    server: {
      uptime: Math.round((now - deployedAt) / 1000),
      memoryUsage: null,
      processId: null,
      nodeVersion: RUNTIME,
      version: deps.version,
      deployedAt: isoOf(deployedAt),
      notes: NOTES,
    },
    restarts: {
      isHighFrequency: isHighFrequency({ deployments: today, isolateStarts, requests }),
      frequency: {
        last24Hours: today + isolateStarts,
        averageUptime: averageUptime(
          ours.map((deployment) => deployment.at),
          now,
        ),
      },
      recentHistory: history(hours, ours, now),
      patterns: {
        frequentReasons: [
          { reason: 'isolate start', count: isolateStarts },
          { reason: 'deployment', count: today },
        ].filter(({ count }) => count > 0),
        timePattern: timePattern(hours.map((row) => ({ hour: row.hour, starts: row.isolate_starts }))),
        memoryTrend: 'not available at the edge',
      },
    },
    workers: [...Map.groupBy(hours, (row) => row.worker)].map(([worker, rows]) => workerOf(worker, rows)),
  };
}

function history(hours: readonly HourRow[], ours: ReadonlyArray<{ version: string; at: number }>, now: number) {
  const unmeasured = { processId: null, memoryUsage: null };
  const deployments = ours.map(({ version, at }, index) => ({
    ...unmeasured,
    at,
    reason: `deployment of ${version}`,
    uptime: Math.round(((ours[index - 1]?.at ?? now) - at) / 1000),
  }));
  const starts = hours
    .filter((row) => row.isolate_starts > 0)
    .map((row) => ({
      ...unmeasured,
      at: row.hour * HOUR_MS,
      reason: `${row.isolate_starts} isolate ${row.isolate_starts === 1 ? 'start' : 'starts'} of ${row.worker} within the hour from`,
      uptime: null,
    }));
  return [...deployments, ...starts]
    .toSorted((a, b) => b.at - a.at)
    .slice(0, HISTORY)
    .map(({ at, ...entry }) => ({ ...entry, timestamp: isoOf(at) }));
}

function workerOf(worker: string, rows: readonly HourRow[]) {
  const sum = (column: string) => rows.reduce((total, row) => total + Number(row[column]), 0);
  const spans = SPAN_COLUMNS.map(sum);
  const requests = sum('requests');
  return {
    worker,
    requests,
    errors: sum('errors'),
    errorRate: requests === 0 ? 0 : Math.round((sum('errors') / requests) * 10_000) / 10_000,
    p50Ms: percentile(spans, 0.5),
    p95Ms: percentile(spans, 0.95),
    isolateStarts: sum('isolate_starts'),
    lastSeen: isoOf(Math.max(...rows.map((row) => row.last_at))),
  };
}
