import type { BatchResult } from '@marquee/contract';
import { nextImageless } from './events-without-images.ts';
import { type EventImageDeps, makeEventImage } from './make-event-image.ts';

/** The caller gives up after 60 seconds. */
const TIME_MS = 48_000;

/** The same for the next events without an image, one after another; what the time does not allow is left for the next batch. */
export async function makeEventImages(deps: EventImageDeps, { limit }: { limit: number }): Promise<BatchResult> {
  const deadline = deps.clock.now() + TIME_MS;
  const rows = await nextImageless(deps, limit);
  const summary = { processed: 0, generated: 0, skipped: 0 };
  const reasons = new Set<string>();
  for (const { id } of rows) {
    const timeoutMs = deadline - deps.clock.now();
    if (timeoutMs <= 0) {
      reasons.add('The time for one batch was over before the rest.');
      break;
    }
    const { success, reason } = await makeEventImage(deps, { eventId: id, isAsked: false, timeoutMs });
    summary.processed += 1;
    summary[success ? 'generated' : 'skipped'] += 1;
    if (reason) reasons.add(reason);
  }
  const message =
    rows.length === 0
      ? 'All events have valid images!'
      : [`${summary.generated} of ${rows.length} events got an image.`, ...reasons].join(' ');
  return { message, summary };
}
