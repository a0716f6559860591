import { deployments, workerHours } from '@marquee/db';
import { DAY_MS, HOUR_MS, say } from '@marquee/kernel';
import { and, asc, desc, eq, gt, min } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';
import { SPANS } from './record-worker.ts';
import { averageUptime, isHighFrequency, percentile, restartsOf, timePattern } from './worker-rules.ts';

const DEPLOYMENTS = 20;
const HISTORY = 20;
const WORKER = 'api';
const RUNTIME = 'workerd (Cloudflare Workers)';

type HourRow = typeof workerHours.$inferSelect;

/** The deployed version and its age, starts and response times (spec: ENT-069; docs/spec/decisions.md 118). Reads a few hundred rows. */
export async function serverHealth(deps: ReadDeps & { version: string }) {
  const now = deps.clock.now();
  const [hours, deployed, firsts, [current]] = await Promise.all([
    deps.db
      .select()
      .from(workerHours)
      .where(gt(workerHours.hour, Math.floor((now - DAY_MS) / HOUR_MS)))
      .orderBy(asc(workerHours.hour)),
    deps.db.select().from(deployments).orderBy(desc(deployments.at)).limit(DEPLOYMENTS),
    deps.db
      .select({ worker: deployments.worker, at: min(deployments.at) })
      .from(deployments)
      .groupBy(deployments.worker),
    deps.db
      .select({ at: deployments.at })
      .from(deployments)
      .where(and(eq(deployments.worker, WORKER), eq(deployments.version, deps.version))),
  ]);
  const deployedAt = current?.at ?? now;
  const ours = deployed.filter((deployment) => deployment.worker === WORKER);
  const firstAt = firsts.find(({ worker }) => worker === WORKER)?.at ?? null;
  const today = ours.filter(({ at }) => at > now - DAY_MS && at !== firstAt).length;
  const isNew = new Set(firsts.flatMap(({ worker, at }) => (at !== null && at > now - DAY_MS ? [worker] : [])));
  const starts = restartsOf(
    hours.map(({ worker, hour, isolateStarts }) => ({ worker, hour, starts: isolateStarts })),
    isNew,
  );
  const isolateStarts = starts.reduce((sum, row) => sum + row.starts, 0);
  const requests = hours.reduce((sum, row) => sum + row.requests, 0);
  return {
    server: {
      uptime: Math.round((now - deployedAt) / 1000),
      memoryUsage: null,
      processId: null,
      nodeVersion: RUNTIME,
      version: deps.version,
      deployedAt: isoOf(deployedAt),
      notes: say('service.notes'),
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
      recentHistory: history(starts, ours, { now, firstAt }),
      patterns: {
        frequentReasons: [
          { reason: say('service.isolateStart'), count: isolateStarts },
          { reason: say('service.deployment'), count: today },
        ].filter(({ count }) => count > 0),
        timePattern: timePattern(starts),
        memoryTrend: say('service.unmeasured'),
      },
    },
    workers: [...Map.groupBy(hours, (row) => row.worker)].map(([worker, rows]) => workerOf(worker, rows)),
  };
}

function history(
  hours: ReadonlyArray<{ worker: string; hour: number; starts: number }>,
  ours: ReadonlyArray<{ version: string; at: number }>,
  { now, firstAt }: { now: number; firstAt: number | null },
) {
  const unmeasured = { processId: null, memoryUsage: null };
  const releases = ours.map(({ version, at }, index) => ({
    ...unmeasured,
    at,
    reason: say(at === firstAt ? 'service.firstDeployment' : 'service.deploymentOf', { version }),
    uptime: Math.round(((ours[index - 1]?.at ?? now) - at) / 1000),
  }));
  const starts = hours
    .filter((row) => row.starts > 0)
    .map((row) => ({
      ...unmeasured,
      at: row.hour * HOUR_MS,
      reason: say('service.starts', { n: row.starts, worker: row.worker }),
      uptime: null,
    }));
  return [...releases, ...starts]
    .toSorted((a, b) => b.at - a.at)
    .slice(0, HISTORY)
    .map(({ at, ...entry }) => ({ ...entry, timestamp: isoOf(at) }));
}

function workerOf(worker: string, rows: readonly HourRow[]) {
  const sum = (column: Exclude<keyof HourRow, 'worker'>) => rows.reduce((total, row) => total + row[column], 0);
  const spans = SPANS.map(sum);
  const requests = sum('requests');
  return {
    worker,
    requests,
    errors: sum('errors'),
    errorRate: requests === 0 ? 0 : Math.round((sum('errors') / requests) * 10_000) / 10_000,
    p50Ms: percentile(spans, 0.5),
    p95Ms: percentile(spans, 0.95),
    isolateStarts: sum('isolateStarts'),
    lastSeen: isoOf(Math.max(...rows.map((row) => row.lastAt))),
  };
}
