import { eventAliases, inJson, reading, sightings, sources, truthOf, write } from '@marquee/db';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';

/** Dates of one event of which its pages' words are read. */
const MOST_DATES = 60;

const { eventId, withdrawnAt, startLocal, startsAt, endsAt, pageSaid } = sightings;

/** What the event's own pages say of the dates that its sources list now, the next date first. */
export const pagesSaid = (alias: string, now: number) =>
  reading('events.page-said', { name: sources.name, shiftWeeks: sources.shiftWeeks, said: pageSaid }, (columns) => {
    const called = write.select({ id: eventAliases.eventId }).from(eventAliases).where(eq(eventAliases.alias, alias));
    return write
      .select(columns)
      .from(sightings)
      .innerJoin(sources, eq(sources.id, sightings.sourceId))
      .where(and(eq(eventId, called), isNull(withdrawnAt), eq(inJson(pageSaid, '$.about'), startLocal)))
      .orderBy(truthOf(lte(endsAt, now)), asc(startsAt))
      .limit(MOST_DATES);
  });
