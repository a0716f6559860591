import type { OperationKind, ToldOperationResult } from '@marquee/contract';
import { operations, type Statement, write } from '@marquee/db';
import type { Caller, Message } from '@marquee/kernel';
import { actorName } from '../actor-name.ts';
import type { ChangeDeps } from '../deps.ts';

/** Work that was done at once, kept beside the operations that run as jobs. */
export function finishedOperation(
  deps: Pick<ChangeDeps, 'clock'>,
  caller: Caller,
  work: { id: string; kind: OperationKind; results: ToldOperationResult[]; message: Message },
): Statement {
  const { id, kind, results, message } = work;
  const now = deps.clock.now();
  const changed = results.filter((result) => result.changed).length;
  return write.insert(operations).values({
    id,
    kind,
    subject: kind,
    state: 'done',
    eventIds: results.map(({ eventId }) => eventId),
    total: results.length,
    done: results.length,
    changed,
    message,
    results,
    startedBy: actorName(caller.actor),
    startedAt: now,
    endedAt: now,
  });
}
