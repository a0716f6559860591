import { events, type Statement, write } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { and, eq, isNull } from 'drizzle-orm';

/** The guard of a correction: the event is still shown, at that venue. What was composed of its page before counts as outdated. */
export function stillAtVenue(eventId: string, venueSlug: string, now: Instant): Statement {
  return write
    .update(events)
    .set({ updatedAt: now })
    .where(and(eq(events.id, eventId), eq(events.venueSlug, venueSlug), isNull(events.mergedInto)));
}
