import { events, flag, isAfter, listing, occurrences, type Reading, rowsOf, truthOf, write } from '@marquee/db';
import { and, asc, eq, exists, isNotNull, or } from 'drizzle-orm';

const { id, slug, title, timezone, nextStartLocal, nextEndLocal, status, upcomingCount } = events;
const columns = { id, slug, title, timezone, nextStartLocal, nextEndLocal, status, upcomingCount };
const { startsAt, eventSeq } = listing;
const ROWS = rowsOf('corrections.venue-events', { startsAt, seq: events.seq, ...columns, isCorrected: flag });
export type VenueEventRow = ReturnType<typeof ROWS.read>;

/** One page of a venue's list in the order of its index: rows read as many as shown, and the dates of each. */
export function venueEvents(
  scope: string,
  [afterAt, afterSeq]: readonly [number, number],
  limit: number,
): Reading<VenueEventRow> {
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
  // SQLite keeps the order of a cross join.
  const query = write
    .select({
      startsAt: listed.startsAt,
      seq: events.seq,
      ...columns,
      isCorrected: truthOf(or(isNotNull(events.uncorrected), exists(corrected))).as('is_corrected'),
    })
    .from(listed)
    .crossJoin(events)
    .where(eq(events.seq, listed.eventSeq))
    .orderBy(asc(listed.startsAt), asc(listed.eventSeq));
  return { query: query.getSQL(), rows: ROWS };
}
