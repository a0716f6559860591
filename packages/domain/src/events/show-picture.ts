import { events, type Statement, write } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { eq, sql } from 'drizzle-orm';

/** Shows a stored picture with an event. Without a hash only the address is recorded, so that it is not fetched on every read. */
export function showPicture(
  { eventId, url }: { eventId: string; url: string },
  imageHash: string | null,
  now: Instant,
): Statement {
  const { imageHash: shown, changedAt } = events;
  const changed = { imageHash, changedAt: sql`iif(${shown} IS ${imageHash}, ${changedAt}, ${now})` };
  return write
    .update(events)
    .set({ imageSourceUrl: url, ...(imageHash === null ? {} : changed) })
    .where(eq(events.id, eventId));
}
