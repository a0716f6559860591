import type { JobQueue } from '@marquee/kernel';

/** The Cloudflare queue; its delays are in full seconds and rounded up, so that no message comes too early. */
export function cloudflareQueue(queue: Queue): JobQueue {
  return {
    async send(messages) {
      await queue.sendBatch(
        messages.map(({ delayMs, ...body }) => ({
          body,
          delaySeconds: Math.ceil(delayMs / 1000),
        })),
      );
    },
  };
}
