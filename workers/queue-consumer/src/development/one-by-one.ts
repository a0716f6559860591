import type { consumer } from '../worker.ts';

type Consumer = ReturnType<typeof consumer>;

const JOBS = 'marquee-jobs';

/**
 * A local queue delivers one batch at a time, so that the slowest job of a batch holds back all others; Cloudflare runs several consumers at
 * once. Here each message of a job is a batch of its own, and the queue waits for none. A message that fails is not delivered again: its job comes
 * back from the outbox.
 */
export function oneByOne(worker: Consumer): Consumer {
  return {
    async queue(batch, env, context) {
      if (batch.queue !== JOBS) return worker.queue(batch, env, context);
      for (const message of batch.messages) {
        const alone = { queue: batch.queue, metadata: batch.metadata, messages: [message], ackAll() {}, retryAll() {} };
        context.waitUntil(worker.queue(alone, env, context));
      }
    },
  };
}
