import { events, plus, type Statement, write } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { and, eq, isNull } from 'drizzle-orm';

/** Shows a picture that we drew, until a source gives one: its address stays unknown, so that a real one replaces it. */
export function drawPicture(eventId: string, imageHash: string, now: Instant): Statement {
  return write
    .update(events)
    .set({ imageHash, imageColor: null, changedAt: now, revision: plus(events.revision, 1) })
    .where(and(eq(events.id, eventId), isNull(events.imageHash)));
}
