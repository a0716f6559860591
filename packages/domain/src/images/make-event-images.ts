import type { ToldBatchResult } from '@marquee/contract';
import { eachOnce, type Sentence, say, together } from '@marquee/kernel';
import { nextImageless } from './events-without-images.ts';
import { type EventImageDeps, makeEventImage } from './make-event-image.ts';

/** The caller gives up after 60 seconds. */
const TIME_MS = 48_000;

/** The same for the next events without an image, one after another; what the time does not allow is left for the next batch. */
export async function makeEventImages(deps: EventImageDeps, { limit }: { limit: number }): Promise<ToldBatchResult> {
  const deadline = deps.clock.now() + TIME_MS;
  const rows = await nextImageless(deps, limit);
  const summary = { processed: 0, generated: 0, skipped: 0 };
  const reasons = [] as Sentence[];
  for (const { id } of rows) {
    const timeoutMs = deadline - deps.clock.now();
    if (timeoutMs <= 0) {
      reasons.push(say('image.batchOver'));
      break;
    }
    const { success, reason } = await makeEventImage(deps, { eventId: id, isAsked: false, timeoutMs });
    summary.processed += 1;
    summary[success ? 'generated' : 'skipped'] += 1;
    if (reason) reasons.push(reason);
  }
  const message =
    rows.length === 0
      ? say('image.allValid')
      : together(say('image.batch', { n: summary.generated, n2: rows.length }), ...eachOnce(reasons));
  return { message, summary };
}
