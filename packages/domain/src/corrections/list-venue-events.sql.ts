import { events, isAfter, listing, occurrences, type RowOf, reading, truthOf, write } from '@marquee/db';
import { and, asc, eq, exists, isNotNull, or } from 'drizzle-orm';

const { id, slug, title, timezone, nextStartLocal, nextEndLocal, status, upcomingCount } = events;
const columns = { id, slug, title, timezone, nextStartLocal, nextEndLocal, status, upcomingCount };
const { startsAt, eventSeq } = listing;
export type VenueEventRow = RowOf<ReturnType<typeof venueEvents>['rows']>;

/** One page of a venue's list in the order of its index: rows read as many as shown, and the dates of each. */
export function venueEvents(scope: string, [afterAt, afterSeq]: readonly [number, number], limit: number) {
  const listed = write
    .select({ startsAt, eventSeq })
    .from(listing)
    .where(and(eq(listing.scope, scope), isAfter([startsAt, eventSeq], [afterAt, afterSeq])))
    .orderBy(asc(startsAt), asc(eventSeq))
    .limit(limit)
    .as('listed');
  const corrected = write
    .select({ eventId: occurrences.eventId })
    .from(occurrences)
    .where(and(eq(occurrences.eventId, id), isNotNull(occurrences.uncorrected)));
  const isCorrected = truthOf(or(isNotNull(events.uncorrected), exists(corrected)));
  const picked = { startsAt: listed.startsAt, seq: events.seq, ...columns, isCorrected };
  // SQLite keeps the order of a cross join.
  return reading('corrections.venue-events', picked, (selected) =>
    write
      .select(selected)
      .from(listed)
      .crossJoin(events)
      .where(eq(events.seq, listed.eventSeq))
      .orderBy(asc(listed.startsAt), asc(listed.eventSeq)),
  );
}
