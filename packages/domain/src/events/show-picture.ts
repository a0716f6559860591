import type { MadeBy } from '@marquee/contract';
import { either, events, images, isSame, plus, type Statement, scalar, write } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { and, eq, isNull, not } from 'drizzle-orm';

/** Shows a stored picture with an event, and its color while it loads. Without a hash only the address is recorded, so that it is not fetched on every read. */
export function showPicture(
  { eventId, url }: { eventId: string; url: string },
  imageHash: string | null,
  now: Instant,
): Statement {
  const { imageHash: shown, changedAt, revision } = events;
  const isShown = isSame(shown, imageHash);
  const changed = imageHash !== null && {
    imageHash,
    imageColor: scalar(write.select({ color: images.color }).from(images).where(eq(images.hash, imageHash))),
    changedAt: either(isShown, changedAt, now),
    revision: plus(revision, not(isShown)),
  };
  return write
    .update(events)
    .set({ imageSourceUrl: url, ...changed })
    .where(eq(events.id, eventId));
}

/** Shows an image made for an event, unless its source got one meanwhile. */
export function showMadePicture(eventId: string, madeBy: MadeBy, hash: string, now: Instant): Statement {
  return write
    .update(events)
    .set({ madeImage: `${madeBy}:${hash}`, changedAt: now })
    .where(and(eq(events.id, eventId), isNull(events.imageHash)));
}

/** Takes a picture from all events of a source. */
export function hidePicture(sourceId: string, hash: string, now: Instant): Statement {
  return write
    .update(events)
    .set({ imageHash: null, imageColor: null, changedAt: now, revision: plus(events.revision, 1) })
    .where(and(eq(events.imageHash, hash), eq(events.sourceId, sourceId)));
}
