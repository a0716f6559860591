import type { ToldBatchOperations } from '@marquee/contract';
import { operations, readTogether } from '@marquee/db';
import { desc, eq } from 'drizzle-orm';
import type { DbDeps, NowDeps } from '../deps.ts';
import { typeOf } from './job-types.ts';
import { mustFinish } from './may-shut-down.ts';
import { latestOperations, recordOf } from './operation-record.ts';
import { runningByKind, runningJobs } from './running-jobs.sql.ts';

/** The latest operations that are listed. */
const LATEST = 8;

type Active = ToldBatchOperations['activeOperations'][number];
const RANK = { critical: 0, high: 1, normal: 2, low: 3 };

/** What runs now (spec: ENT-050, DASH-01). Reads at most 50 jobs with their names, one row for each other running job, and 8 operations. */
export async function batchOperations(deps: NowDeps): Promise<ToldBatchOperations> {
  const now = deps.clock.now();
  const [[jobs, kinds], latest] = await Promise.all([
    readTogether(deps.db, [runningJobs, runningByKind] as const),
    latestOperations(deps, LATEST),
  ]);
  const started: Active[] = latest
    .filter(({ state }) => state === 'running')
    .map((row) => ({
      id: row.id,
      source: recordOf(row).city ?? 'All cities',
      type: row.kind,
      priority: 'high',
      elapsedTime: Math.max(0, now - row.startedAt),
    }));
  const running: Active[] = jobs
    .filter(({ kind }) => kind !== 'operation.step')
    .map(({ id, kind, since, manualRunId, subject }) => {
      const { type, priority } = typeOf(kind);
      const isAsked = manualRunId !== null && priority === 'normal';
      return {
        id,
        source: subject ?? kind,
        type,
        priority: isAsked ? 'high' : priority,
        elapsedTime: Math.max(0, now - since),
      };
    });
  const byType: Record<string, number> = { expansion: 0 };
  for (const { kind, jobs: count } of kinds) {
    if (kind === 'operation.step') continue;
    const { type } = typeOf(kind);
    byType[type] = (byType[type] ?? 0) + count;
  }
  for (const { type } of started) byType[type] = (byType[type] ?? 0) + 1;
  return {
    // An operation goes on after a restart; what handles money is let to its end.
    canShutdown: mustFinish(kinds).length === 0,
    activeOperations: [...started, ...running].sort(
      (a, b) => RANK[a.priority] - RANK[b.priority] || b.elapsedTime - a.elapsedTime,
    ),
    stats: { total: Object.values(byType).reduce((sum, count) => sum + count, 0), byType },
    operations: latest.map(recordOf),
  };
}

/** Whether events are processed again, and how many sources were in the latest such operation (spec: CALL-114). */
export async function aiProcessingStatus(deps: DbDeps) {
  const [latest] = await deps.db
    .select({ state: operations.state, done: operations.done })
    .from(operations)
    .where(eq(operations.kind, 'reprocess-events'))
    .orderBy(desc(operations.startedAt))
    .limit(1);
  return { active: latest?.state === 'running', processed: latest?.done ?? 0 };
}
