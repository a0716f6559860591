import { type Database, keptApart, named, sightings } from '@marquee/db';
import { and, eq, exists } from 'drizzle-orm';

/** The event of this source among the events kept apart from this one. */
export async function partOf(db: Database, eventId: string, sourceId: string) {
  const apart = db
    .select({ id: named(keptApart.otherId, 'id') })
    .from(keptApart)
    .where(eq(keptApart.eventId, eventId))
    .unionAll(
      db
        .select({ id: named(keptApart.eventId, 'id') })
        .from(keptApart)
        .where(eq(keptApart.otherId, eventId)),
    )
    .as('apart');
  const telling = db
    .select({ key: sightings.key })
    .from(sightings)
    .where(and(eq(sightings.eventId, apart.id), eq(sightings.sourceId, sourceId)));
  const [part] = await db.select({ id: apart.id }).from(apart).where(exists(telling)).limit(1);
  return part;
}
