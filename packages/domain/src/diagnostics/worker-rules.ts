import { type Message, say } from '@marquee/kernel';
/** Upper bounds of the response-time buckets in milliseconds; longer times count as `beyond`. */
export const LATENCY_BOUNDS = [10, 25, 50, 100, 250, 500, 1_000, 2_500, 10_000] as const;
/** Reported for responses beyond the last bound. */
const BEYOND_MS = 60_000;

/** Counts of an isolate since its last report; the last bucket holds times beyond all bounds. */
export interface WorkerCounts {
  worker: string;
  version: string;
  requests: number;
  errors: number;
  isolateStarts: number;
  spans: number[];
}

/** The bucket of a response time. */
export function spanOf(ms: number): number {
  const span = LATENCY_BOUNDS.findIndex((bound) => ms <= bound);
  return span < 0 ? LATENCY_BOUNDS.length : span;
}

/** The bound that this share (0..1) of the responses stayed under; null without responses. */
export function percentile(spans: readonly number[], share: number): number | null {
  const all = spans.reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  let seen = 0;
  for (const [span, count] of spans.entries()) {
    seen += count;
    if (seen >= all * share) return LATENCY_BOUNDS[span] ?? BEYOND_MS;
  }
  return BEYOND_MS;
}

interface WorkerStarts {
  worker: string;
  starts: number;
}

/** Starts of isolates without the first one of a Worker that was deployed for the first time: it restarted nothing. */
export function restartsOf<Row extends WorkerStarts>(rows: readonly Row[], firsts: ReadonlySet<string>): Row[] {
  const left = new Set(firsts);
  return rows.map((row) => (row.starts > 0 && left.delete(row.worker) ? { ...row, starts: row.starts - 1 } : row));
}

const MANY_DEPLOYMENTS = 5;
const MANY_STARTS = 20;
/** Isolates are short-lived at the edge. If one request in ten starts a new one, they end too soon. */
const STARTS_A_REQUEST = 0.1;

export function isHighFrequency(day: { deployments: number; isolateStarts: number; requests: number }): boolean {
  if (day.deployments > MANY_DEPLOYMENTS) return true;
  return day.isolateStarts > MANY_STARTS && day.isolateStarts > day.requests * STARTS_A_REQUEST;
}

/** Average seconds between deployments, including the time since the last one; `at` is newest first. */
export function averageUptime(at: readonly number[], now: number): number {
  const oldest = at.at(-1);
  return oldest === undefined ? 0 : Math.round((now - oldest) / at.length / 1000);
}

/** In which hour of the day (UTC) most isolates start, when there is such an hour. */
export function timePattern(hours: ReadonlyArray<{ hour: number; starts: number }>): Message {
  const all = hours.reduce((sum, { starts }) => sum + starts, 0);
  const busiest = hours.toSorted((a, b) => b.starts - a.starts)[0];
  if (all === 0) return say('service.noStart');
  if (!busiest || all < MANY_STARTS || busiest.starts < all / 4) return say('service.startsSpread');
  const from = String(busiest.hour % 24).padStart(2, '0');
  return say('service.startsInHour', { n: busiest.starts, n2: all, time: `${from}:00` });
}
