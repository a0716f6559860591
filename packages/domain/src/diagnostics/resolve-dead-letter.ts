import type { ToldDeadLetterRecord } from '@marquee/contract';
import { committed, type Statement } from '@marquee/db';
import { type Caller, Reject, say } from '@marquee/kernel';
import { actorName } from '../actor-name.ts';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { resolveLetter, reviveJob } from '../jobs/index.ts';
import { readDeadLetter } from './dead-letters.ts';

/**
 * Queues the job of a dead letter again with all its attempts. If another job already does the same work, that
 * one is enough. A second call changes nothing. Throws Reject: 404 for an unknown letter, 409 if there is no job.
 */
export async function retryDeadLetter(deps: ChangeDeps, caller: Caller, id: string): Promise<ToldDeadLetterRecord> {
  const letter = await readDeadLetter(deps, id);
  if (letter.resolution === null && !letter.canRetry) {
    throw new Reject(409, 'no-job', say('reply.thereNoJobRetryMessage'));
  }
  return resolve(deps, caller, letter, 'retried', [reviveJob(letter.jobId, deps.clock.now())]);
}

/** Dismisses a dead letter; its job will not be done. A second call changes nothing. Throws Reject (404) for an unknown letter. */
export async function dismissDeadLetter(deps: ChangeDeps, caller: Caller, id: string): Promise<ToldDeadLetterRecord> {
  return resolve(deps, caller, await readDeadLetter(deps, id), 'dismissed', []);
}

async function resolve(
  deps: ChangeDeps,
  caller: Caller,
  letter: ToldDeadLetterRecord,
  resolution: 'retried' | 'dismissed',
  statements: readonly Statement[],
): Promise<ToldDeadLetterRecord> {
  if (letter.resolution !== null) return letter;
  const guard = resolveLetter(letter.id, resolution, actorName(caller.actor), deps.clock.now());
  const entry = auditEntry(deps, caller, {
    action: resolution === 'retried' ? 'dead-letter.retry' : 'dead-letter.dismiss',
    subject: `dead-letter:${letter.id}`,
    before: { resolution: null, jobId: letter.jobId, reason: letter.reason },
    after: { resolution },
  });
  await committed(deps.db, [...statements, entry], [guard]);
  return readDeadLetter(deps, letter.id);
}
