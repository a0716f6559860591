import type { ReadDeps } from '@marquee/domain/deps';
import { LATENCY_BOUNDS, recordWorker, spanOf, type WorkerCounts } from '@marquee/domain/diagnostics';
import type { Instant } from '@marquee/kernel';

/** An isolate reports its counts at most this often: not one write per request. */
const TELL_EVERY_MS = 60_000;

export interface Meter {
  count(durationMs: number, isError: boolean): void;
  /** Whether it is time to report. */
  isDue(now: Instant): boolean;
  /** Reports the counts when it is time; the returned promise is to be awaited in the background. Null: not yet. */
  tellIfDue(deps: ReadDeps, version: string): Promise<void> | null;
}

/** Counts the responses of one isolate. Its first report is immediate, and says that an isolate started. */
export function createMeter(worker: string): Meter {
  let told: Instant | null = null;
  let counts = empty();
  const isDue = (now: Instant) => told === null || now - told >= TELL_EVERY_MS;
  return {
    isDue,
    count(durationMs, isError) {
      counts.requests += 1;
      if (isError) counts.errors += 1;
      const span = spanOf(durationMs);
      counts.spans[span] = (counts.spans[span] ?? 0) + 1;
    },
    tellIfDue(deps, version) {
      const now = deps.clock.now();
      if (!isDue(now)) return null;
      const telling: WorkerCounts = { ...counts, worker, version, isolateStarts: told === null ? 1 : 0 };
      told = now;
      counts = empty();
      return recordWorker(deps, telling);
    },
  };
}

function empty() {
  return { requests: 0, errors: 0, spans: Array.from({ length: LATENCY_BOUNDS.length + 1 }, () => 0) };
}

interface Background {
  waitUntil(work: Promise<unknown>): void;
}

/** Does the work of one event of a Worker (a batch, a tick), counts it, and reports the counts in the background. */
export async function metered<T>(
  meter: Meter,
  deps: ReadDeps,
  version: string,
  context: Background,
  work: () => Promise<T>,
): Promise<T> {
  const startedAt = deps.clock.now();
  let isError = true;
  try {
    const result = await work();
    isError = false;
    return result;
  } finally {
    meter.count(deps.clock.now() - startedAt, isError);
    const telling = meter.tellIfDue(deps, version);
    if (telling) context.waitUntil(telling);
  }
}
