import { events, sightings } from '@marquee/db';
import { and, eq, type SQL } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';

/** The events of which a source says something, and their cities with its own: each read of it takes the turn of that. */
export async function toldBySource(
  { db }: DbDeps,
  source: { id: string; citySlug: string },
  which?: SQL,
): Promise<{ eventIds: string[]; citySlugs: string[] }> {
  const told = await db
    .selectDistinct({ eventId: sightings.eventId, citySlug: events.citySlug })
    .from(sightings)
    .innerJoin(events, eq(events.id, sightings.eventId))
    .where(and(eq(sightings.sourceId, source.id), which));
  return {
    eventIds: told.map(({ eventId }) => eventId),
    citySlugs: [...new Set([source.citySlug, ...told.map(({ citySlug }) => citySlug)])],
  };
}
