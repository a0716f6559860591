import { type Database, events, literal, occurrences, scalar } from '@marquee/db';
import { asc, count, eq, max, min, ne } from 'drizzle-orm';

/** Events marked as having a duplicate, by their partial index, then only the dates of those. */
export async function eventsWithDuplicates(db: Database, limit: number) {
  const { seq, id, slug, sourceUrl, title, venue, city, state, citySlug, createdAt, status } = events;
  const duplicate = db
    .select({ seq, id, slug, sourceUrl, title, venue, city, state, citySlug, createdAt, status })
    .from(events)
    .where(eq(events.hasDuplicate, literal(1)))
    .orderBy(asc(events.sourceId), asc(title))
    .limit(limit)
    .as('duplicate');
  const { startsAt, startLocal } = occurrences;
  return db
    .select({
      id: duplicate.id,
      slug: duplicate.slug,
      sourceUrl: duplicate.sourceUrl,
      title: duplicate.title,
      venue: duplicate.venue,
      city: duplicate.city,
      state: duplicate.state,
      citySlug: duplicate.citySlug,
      createdAt: duplicate.createdAt,
      firstAt: scalar<number>(min(startsAt)),
      lastAt: scalar<number>(max(startsAt)),
      firstLocal: scalar<string>(min(startLocal)),
      lastLocal: scalar<string>(max(startLocal)),
      dates: count(),
    })
    .from(duplicate)
    .innerJoin(occurrences, eq(occurrences.eventId, duplicate.id))
    .where(ne(duplicate.status, 'ended'))
    .groupBy(duplicate.seq);
}
