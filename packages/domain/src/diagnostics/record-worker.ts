import { atomically, deployments, excluded, greater, plus, workerHours, write } from '@marquee/db';
import { HOUR_MS, messageOf } from '@marquee/kernel';
import { lt } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';
import type { WorkerCounts } from './worker-rules.ts';

/** Hours are kept this long. */
const KEEP_HOURS = 14 * 24;

/** Adds the counts of an isolate to its Worker's hour, and records a new version. Never throws. */
export async function recordWorker(deps: ReadDeps, counts: WorkerCounts): Promise<void> {
  const now = deps.clock.now();
  const hour = Math.floor(now / HOUR_MS);
  const { worker, version, requests, errors, isolateStarts } = counts;
  const spans = Object.fromEntries(SPANS.map((span, index) => [span, counts.spans[index] ?? 0])) as Record<
    Span,
    number
  >;
  const sums = Object.fromEntries(COUNTED.map((name) => [name, plus(workerHours[name], excluded(workerHours[name]))]));
  const old = isolateStarts > 0 ? [write.delete(workerHours).where(lt(workerHours.hour, hour - KEEP_HOURS))] : [];
  try {
    await atomically(deps.db, [
      write
        .insert(workerHours)
        .values({ worker, hour, requests, errors, isolateStarts, lastAt: now, ...spans })
        .onConflictDoUpdate({
          target: [workerHours.hour, workerHours.worker],
          set: { lastAt: greater(workerHours.lastAt, excluded(workerHours.lastAt)), ...sums },
        }),
      write.insert(deployments).values({ worker, version, at: now }).onConflictDoNothing(),
      ...old,
    ]);
  } catch (error) {
    deps.log.warn('counts could not be recorded', { error: messageOf(error) });
  }
}

/** Columns of the response times, in the order of the bounds. */
export const SPANS = [
  'to10',
  'to25',
  'to50',
  'to100',
  'to250',
  'to500',
  'to1000',
  'to2500',
  'to10000',
  'beyond',
] as const;
type Span = (typeof SPANS)[number];

const COUNTED = ['requests', 'errors', 'isolateStarts', ...SPANS] as const;
