import type { JobQueue } from '@marquee/kernel';

/** The Cloudflare queue; its delays are whole seconds, so they are rounded up lest a message come too early. */
export function cloudflareQueue(queue: Queue): JobQueue {
  return {
    async send(messages) {
      await queue.sendBatch(
        messages.map(({ jobId, kind, delayMs }) => ({
          body: { jobId, kind },
          delaySeconds: Math.ceil(delayMs / 1000),
        })),
      );
    },
  };
}
