import type { ToldOperationRecord } from '@marquee/contract';
import { committed, operations, write } from '@marquee/db';
import { type Caller, say } from '@marquee/kernel';
import { and, eq } from 'drizzle-orm';
import { actorName } from '../actor-name.ts';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { endJobs, stopReads } from '../jobs/index.ts';
import { knownOperation, recordOf } from './operation-record.ts';

/** Cancels a running operation and what waits of it. One that has ended stays as it is. Throws Reject 404. */
export async function cancelOperation(deps: ChangeDeps, caller: Caller, id: string): Promise<ToldOperationRecord> {
  const operation = await knownOperation(deps, id);
  if (operation.state !== 'running') return recordOf(operation);
  const now = deps.clock.now();
  const because = say('operation.cancelledBy', { who: actorName(caller.actor) });
  const guard = write
    .update(operations)
    .set({ state: 'cancelled', endedAt: now, message: because })
    .where(and(eq(operations.id, id), eq(operations.state, 'running')));
  const entry = auditEntry(deps, caller, {
    action: 'operation.cancel',
    subject: `operation:${id}`,
    before: { kind: operation.kind, done: operation.done, total: operation.total },
    after: { state: 'cancelled' },
  });
  const steps = endJobs([`operation.step:${id}:${operation.step}`], because, now);
  await committed(deps.db, [...steps, stopReads(id, because, now), entry], [guard]);
  return recordOf(await knownOperation(deps, id));
}
