import { type Database, events, literal, occurrences, scalar } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { and, asc, count, eq, gt, max, min } from 'drizzle-orm';

export type Series = Awaited<ReturnType<typeof nextSeries>>[number];

/** The next events with several dates, by their partial index, then only the dates of those. */
export async function nextSeries(db: Database, now: Instant, limit: number) {
  const { seq, id, slug, title, venue, city, state, sourceUrl, nextStartsAt, upcomingCount, status } = events;
  const next = db
    .select({ seq, id, slug, title, venue, city, state, sourceUrl, nextStartsAt })
    .from(events)
    .where(and(gt(upcomingCount, literal(1)), gt(nextStartsAt, now), eq(status, literal('active'))))
    .orderBy(asc(nextStartsAt))
    .limit(limit)
    .as('next');
  const { startLocal } = occurrences;
  return db
    .select({
      id: next.id,
      slug: next.slug,
      title: next.title,
      venue: next.venue,
      city: next.city,
      state: next.state,
      sourceUrl: next.sourceUrl,
      nextStartsAt: next.nextStartsAt,
      firstLocal: scalar<string>(min(startLocal)),
      lastLocal: scalar<string>(max(startLocal)),
      dates: count(),
    })
    .from(next)
    .innerJoin(occurrences, eq(occurrences.eventId, next.id))
    .groupBy(next.seq);
}
