import { events, given, lesser, occurrences, type RowOf, reading, write } from '@marquee/db';
import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';

const { startLocal, endLocal, startsAt, endsAt, status, isSoldOut, movedFromLocal } = occurrences;
const { id, createdAt, changedAt, revision, nextStartLocal } = events;
const ofDate = { startLocal, endLocal, startsAt, endsAt, status, isSoldOut, movedFromLocal };

export type DateRow = RowOf<ReturnType<typeof datesOf>['rows']>;

/** The dates of some events from a day on, and from the event's next date on if that began earlier: at most so many each, in order. */
export function datesOf(ids: readonly string[], since: string, most: number) {
  const asked = given(ids);
  const date = alias(occurrences, 'date');
  const wanted = write
    .select({ startLocal: date.startLocal })
    .from(date)
    .where(and(eq(date.eventId, id), gte(date.startLocal, lesser(nextStartLocal, since))))
    .orderBy(asc(date.startLocal))
    .limit(most);
  return reading('feeds.dates', { id, createdAt, changedAt, revision, ...ofDate }, (columns) =>
    write
      .select(columns)
      .from(asked.table)
      .crossJoin(events)
      .crossJoin(occurrences)
      .where(and(eq(id, asked.value), eq(occurrences.eventId, id), inArray(startLocal, wanted))),
  );
}
