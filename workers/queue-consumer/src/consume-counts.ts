import { type Counters, countMessages } from '@marquee/domain/counting';
import type { EngineDeps } from '@marquee/domain/deps';
import { messageOf } from '@marquee/kernel';

const REDELIVER_SECONDS = 30;

/** Counts a batch in one commit. If the database does not answer, all of it comes again. */
export async function consumeCounts(deps: EngineDeps, counters: Counters, batch: MessageBatch): Promise<void> {
  try {
    await countMessages(
      deps,
      counters,
      batch.messages.map(({ body }) => body),
    );
    batch.ackAll();
  } catch (error) {
    deps.log.error('a batch of counts failed', { messages: batch.messages.length, error: messageOf(error) });
    batch.retryAll({ delaySeconds: REDELIVER_SECONDS });
  }
}
