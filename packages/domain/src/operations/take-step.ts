import type { JobPayload } from '@marquee/contract';
import { cities, operations, write } from '@marquee/db';
import { say } from '@marquee/kernel';
import { and, eq } from 'drizzle-orm';
import { isAllowed } from '../controls/index.ts';
import type { EngineDeps } from '../deps.ts';
import type { ClaimedJob, JobResult } from '../jobs/index.ts';
import { readSources } from './read-sources.ts';
import { repairEvents } from './repair-events.ts';
import { CONTROL_OF } from './start-operation.ts';

/** The next step of an operation. One whose control was switched off ends here, with the reason; what is done stays. */
export async function takeStep(
  deps: EngineDeps,
  { operationId }: JobPayload<'operation.step'>,
  job: Pick<ClaimedJob, 'waits'>,
): Promise<JobResult> {
  const [row] = await deps.db
    .select({ operation: operations, state: cities.state })
    .from(operations)
    .leftJoin(cities, eq(cities.slug, operations.citySlug))
    .where(eq(operations.id, operationId));
  if (row?.operation.state !== 'running') return { outcome: 'skipped', detail: say('operation.ended') };
  const { operation, state } = row;
  const place = operation.citySlug !== null && state !== null ? { citySlug: operation.citySlug, state } : null;
  const permission = await isAllowed(deps, CONTROL_OF[operation.kind], place);
  if (!permission.allowed) {
    const ended = { state: 'cancelled' as const, endedAt: deps.clock.now(), message: permission.because };
    const isRunning = and(eq(operations.id, operation.id), eq(operations.state, 'running'));
    return {
      outcome: 'skipped',
      detail: permission.because,
      statements: [write.update(operations).set(ended).where(isRunning)],
    };
  }
  return operation.eventIds.length > 0 ? repairEvents(deps, operation, job) : readSources(deps, operation);
}
