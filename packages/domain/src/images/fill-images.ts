import { imageAttempts, write } from '@marquee/db';
import { DAY_MS, eachOnce, type Sentence, say, together } from '@marquee/kernel';
import { lt } from 'drizzle-orm';
import type { JobResult } from '../jobs/index.ts';
import { nextImageless } from './events-without-images.ts';
import { type EventImageDeps, makeEventImage } from './make-event-image.ts';

/** Events in one run; the next run comes in an hour. */
const EVENTS = 5;
const TIME_MS = 120_000;
/** An event whose image could not be made is tried again after this. */
const AGAIN_MS = 7 * DAY_MS;

/** Makes images for the next events that have none, by the model and within the daily limit. Without a model their posters stay. */
export async function fillImages(deps: EventImageDeps): Promise<JobResult> {
  if (deps.imageModel.name === null) return { outcome: 'skipped', detail: say('image.noModel') };
  const startedAt = deps.clock.now();
  const candidates = (await nextImageless(deps, 50)).filter(
    ({ attemptedAt }) => attemptedAt === null || attemptedAt < startedAt - AGAIN_MS,
  );
  const tried: string[] = [];
  const reasons = [] as Sentence[];
  let made = 0;
  for (const { id } of candidates.slice(0, EVENTS)) {
    if (deps.clock.now() - startedAt > TIME_MS) break;
    const { success, reason } = await makeEventImage(deps, { eventId: id, isAsked: false });
    if (success) made += 1;
    else tried.push(id);
    if (reason) {
      reasons.push(reason);
      break;
    }
  }
  const now = deps.clock.now();
  return {
    outcome: made > 0 ? 'done' : 'unchanged',
    ...(reasons.length > 0 ? { detail: together(...eachOnce(reasons)) } : {}),
    counts: { made },
    statements: [
      write.delete(imageAttempts).where(lt(imageAttempts.at, now - AGAIN_MS)),
      ...tried.map((eventId) =>
        write
          .insert(imageAttempts)
          .values({ eventId, at: now })
          .onConflictDoUpdate({ target: imageAttempts.eventId, set: { at: now } }),
      ),
    ],
  };
}
