import { operations, type Statement, write } from '@marquee/db';
import { say } from '@marquee/kernel';
import { and, eq } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import { bringForward, enqueue, type JobResult } from '../jobs/index.ts';
import { nextTurnOf, readAgain } from '../sources/index.ts';
import { nextSources, openReads } from './operation-jobs.sql.ts';
import type { OperationRow } from './operation-record.ts';
import { nextStep } from './start-operation.ts';

/** Sources queued in one step. */
const SOURCES_A_STEP = 50;
/** How often the reads that are still to be done are counted. */
const LOOK_AGAIN_MS = 5_000;

/** One step of an operation over sources: queues the next ones, or counts which of them are read. */
export async function readSources(deps: EngineDeps, operation: OperationRow): Promise<JobResult> {
  const now = deps.clock.now();
  const isRunning = and(eq(operations.id, operation.id), eq(operations.state, 'running'));
  const update = (change: Partial<OperationRow>): Statement => write.update(operations).set(change).where(isRunning);
  const next = { id: operation.id, step: operation.step + 1, citySlug: operation.citySlug };

  if (!operation.isQueued) {
    const { citySlug } = operation;
    const found = await nextSources(deps.db, { citySlug, after: operation.cursor ?? '', limit: SOURCES_A_STEP });
    const ids = found.map(({ id }) => id);
    const isLast = found.length < SOURCES_A_STEP;
    const inFull = operation.kind === 'reprocess-events';
    return {
      outcome: 'done',
      counts: { queued: ids.length },
      statements: [
        ...(ids.length === 0
          ? []
          : [
              readAgain(ids, { inFull }),
              bringForward(
                deps,
                operation.id,
                ids.map((id) => `source.scrape:${id}`),
                now,
              ),
              nextTurnOf(ids, now),
            ]),
        ...enqueue(
          deps,
          found.map(({ id, citySlug: city }) => ({
            kind: 'source.scrape' as const,
            payload: { sourceId: id },
            subject: id,
            citySlug: city,
            manualRunId: operation.id,
          })),
        ),
        update({ step: next.step, cursor: ids.at(-1) ?? operation.cursor, isQueued: isLast }),
        ...nextStep(deps, next),
      ],
    };
  }

  const open = await openReads(deps.db, operation.id);
  const done = Math.max(operation.done, operation.total - open);
  if (open > 0)
    return {
      outcome: 'unchanged',
      counts: { open },
      statements: [update({ step: next.step, done }), ...nextStep(deps, next, LOOK_AGAIN_MS)],
    };
  const message = say('operation.read', { n: operation.total });
  return {
    outcome: 'done',
    detail: message,
    statements: [update({ state: 'done', done: operation.total, changed: operation.total, endedAt: now, message })],
  };
}
