import type { EventDetail } from '@marquee/contract';
import { eventAliases, events, occurrences } from '@marquee/db';
import type { Draft } from '@marquee/extraction';
import { Moved, notFound } from '@marquee/kernel';
import { asc, eq } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';
import { cardFields, toEvent } from './card.ts';
import { evidenceOf } from './evidence-of.ts';
import { sightingASource } from './get-event.sql.ts';

/** The maximum number of dates on an event's page. */
const MAX_OCCURRENCES = 100;

/** One event by slug or id, with its dates and the claims of each source. Throws Reject 404, and Moved if the address belongs to an event merged into this one. */
export async function getEvent(deps: ReadDeps, slug: string): Promise<EventDetail> {
  const [row] = await deps.db
    .select(cardFields)
    .from(eventAliases)
    .innerJoin(events, eq(events.id, eventAliases.eventId))
    .where(eq(eventAliases.alias, slug));
  if (!row) throw notFound("The event you're looking for");
  if (slug !== row.slug && slug !== row.id) throw new Moved(`/api/events/${row.slug}`);
  const { startLocal, endLocal, endsAt, status } = occurrences;
  const [dates, told] = await Promise.all([
    deps.db
      .select({ startLocal, endLocal, endsAt, status })
      .from(occurrences)
      .where(eq(occurrences.eventId, row.id))
      .orderBy(asc(startLocal))
      .limit(MAX_OCCURRENCES),
    sightingASource(deps.db, row.id, row.nextStartLocal),
  ]);
  const now = deps.clock.now();
  return {
    ...toEvent(row),
    organizer: row.organizer,
    enhancementLevel: null,
    enhancedDetails: null,
    enhancementTimestamp: null,
    occurrences: dates.map((date) => ({
      startDate: date.startLocal,
      endDate: date.endLocal,
      status: date.endsAt <= now ? 'ended' : date.status,
    })),
    sources: told.map((sighting) => ({
      source: sighting.name,
      url: sighting.pageUrl,
      lastSeenAt: new Date(sighting.lastSeenAt).toISOString(),
      shiftWeeks: sighting.shiftWeeks ?? 0,
      fields: evidenceOf(sighting.draft as Draft),
    })),
  };
}
