import { events, type Statement, write } from '@marquee/db';
import { eq } from 'drizzle-orm';

/** Shows a stored picture with an event. Without a hash only the address is recorded, so that it is not fetched on every read. */
export function showPicture({ eventId, url }: { eventId: string; url: string }, imageHash: string | null): Statement {
  return write
    .update(events)
    .set({ imageSourceUrl: url, ...(imageHash === null ? {} : { imageHash }) })
    .where(eq(events.id, eventId));
}
