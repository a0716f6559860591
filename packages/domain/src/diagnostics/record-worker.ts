import { atomically } from '@marquee/db';
import { HOUR_MS, messageOf } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';
import type { WorkerCounts } from './worker-rules.ts';

/** Hours are kept this long. */
const KEEP_HOURS = 14 * 24;

/** Adds what an isolate counted to its Worker's hour, and notes a version not seen before. Never throws. */
export async function recordWorker(deps: ReadDeps, counts: WorkerCounts): Promise<void> {
  const now = deps.clock.now();
  const hour = Math.floor(now / HOUR_MS);
  const spans = sql.join(
    counts.spans.map((count) => sql`${count}`),
    sql`, `,
  );
  const add = (column: string) => sql.raw(`${column} = ${column} + excluded.${column}`);
  const sums = sql.join(['requests', 'errors', 'isolate_starts', ...SPAN_COLUMNS].map(add), sql`, `);
  const old = counts.isolateStarts > 0 ? [sql`DELETE FROM worker_hours WHERE hour < ${hour - KEEP_HOURS}`] : [];
  try {
    await atomically(deps.db, [
      sql`INSERT INTO worker_hours (worker, hour, requests, errors, isolate_starts, last_at, ${sql.raw(SPAN_COLUMNS.join(', '))})
        VALUES (${counts.worker}, ${hour}, ${counts.requests}, ${counts.errors}, ${counts.isolateStarts}, ${now}, ${spans})
        ON CONFLICT (hour, worker) DO UPDATE SET last_at = max(last_at, excluded.last_at), ${sums}`,
      sql`INSERT OR IGNORE INTO deployments (worker, version, at) VALUES (${counts.worker}, ${counts.version}, ${now})`,
      ...old,
    ]);
  } catch (error) {
    deps.log.warn('counts could not be recorded', { error: messageOf(error) });
  }
}

/** Of `worker_hours`, in the order of the bounds. */
export const SPAN_COLUMNS = [
  'to_10',
  'to_25',
  'to_50',
  'to_100',
  'to_250',
  'to_500',
  'to_1000',
  'to_2500',
  'to_10000',
  'beyond',
];
