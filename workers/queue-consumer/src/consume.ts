import { jobMessage } from '@marquee/contract';
import { atomically } from '@marquee/db';
import { inRegion, MAIN, regionsOf } from '@marquee/domain/databases';
import type { EngineDeps } from '@marquee/domain/deps';
import { deadLetter, dispatchDue, isOpen } from '@marquee/domain/jobs';
import { messageOf, quoted } from '@marquee/kernel';
import { type Handlers, runJob } from '@marquee/platform';

/** The delay before a message is redelivered if its job could not be settled. */
const REDELIVER_SECONDS = 30;

/**
 * Acknowledges or retries every message of a batch exactly once: a settled job is acknowledged with any outcome, because the outbox decides
 * what comes next; a malformed message goes to the dead letters; only an unreachable database causes a redelivery.
 */
export async function consumeBatch(deps: EngineDeps, handlers: Handlers, batch: MessageBatch): Promise<void> {
  await Promise.all(
    batch.messages.map(async (message) => {
      try {
        await consume(deps, handlers, message);
        message.ack();
      } catch (error) {
        deps.log.error('message failed', { messageId: message.id, error: messageOf(error) });
        message.retry({ delaySeconds: REDELIVER_SECONDS });
      }
    }),
  );
  await dispatchDue(deps);
  for (const name of regionsOf(deps)) await dispatchDue(inRegion(deps, name));
}

async function consume(deps: EngineDeps, handlers: Handlers, message: Message): Promise<void> {
  const pointer = jobMessage.safeParse(message.body);
  if (pointer.success) {
    const { jobId, database = MAIN } = pointer.data;
    await runJob(inRegion(deps, database), handlers, jobId);
    return;
  }
  await keep(deps, message, `Malformed message: ${pointer.error.issues[0]?.message}`);
}

/**
 * Messages that the queue gave up on are kept for a person. A message of an open job is not lost: the outbox is the
 * truth, and the job is dispatched again.
 */
export async function keepDeadLetters(deps: EngineDeps, batch: MessageBatch): Promise<void> {
  for (const message of batch.messages) {
    const pointer = jobMessage.safeParse(message.body);
    if (pointer.success && (await isOpen(inRegion(deps, pointer.data.database ?? MAIN), pointer.data.jobId)))
      deps.log.warn('message given up, its job comes back', { messageId: message.id, jobId: pointer.data.jobId });
    else await keep(deps, message, 'The queue gave up on the message: no delivery could be settled.');
    message.ack();
  }
}

async function keep(deps: EngineDeps, { id, body }: Message, reason: string): Promise<void> {
  const pointer = jobMessage.safeParse(body);
  const letter = {
    id,
    jobId: pointer.success ? pointer.data.jobId : null,
    kind: pointer.success ? pointer.data.kind : null,
    body: JSON.stringify(body) ?? String(body),
    reason: quoted(reason),
  };
  await atomically(deps.db, [deadLetter(deps, letter)]);
}
