import type { Counts } from '@marquee/domain/deps';

/** The Cloudflare queue of counts. */
export function cloudflareCounts(queue: Queue): Counts {
  return {
    async send(messages) {
      if (messages.length > 0) await queue.sendBatch(messages.map((body) => ({ body })));
    },
  };
}
