import { MOST_COUNTED } from '@marquee/contract';
import {
  cities,
  coalesce,
  countOf,
  type Database,
  eventAliases,
  events,
  eventTotals,
  figures,
  given,
  hearts,
  heldDrafts,
  keptApart,
  number,
  occurrences,
  placeWithin,
  readFirst,
  rowsOf,
  sightings,
  sourceHealthCounts,
  sources,
  valuesIn,
  venueViews,
  write,
} from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { and, asc, avg, desc, eq, gte, inArray, isNull, lt, lte } from 'drizzle-orm';

const { id, slug, title, city, state, status, revision, nextStartLocal, nextEndLocal, nextStartsAt } = events;
const { venue, address, priceText, url } = events;
const columns = { id, slug, title, city, state, status, revision, nextStartLocal, nextEndLocal, nextStartsAt };
const saved = write.select({ id: hearts.eventId }).from(hearts).where(eq(hearts.eventId, id)).limit(MOST_COUNTED);

/** The events that these slugs or ids lead to, with how many people saved each, up to a hundred. */
export async function eventFacts(db: Database, aliases: readonly string[]) {
  const { alias } = eventAliases;
  const rows = await db
    .select({ alias, ...columns, venue, address, priceText, url, saves: countOf(saved) })
    .from(eventAliases)
    .innerJoin(events, eq(id, eventAliases.eventId))
    .where(inArray(alias, valuesIn(aliases)));
  return new Map(rows.map((row) => [row.alias, row]));
}
export type EventFacts = NonNullable<ReturnType<Awaited<ReturnType<typeof eventFacts>>['get']>>;

/** Where these sources list events. */
export async function placesOfSources(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: sources.id, city: cities.name, state: cities.state })
    .from(sources)
    .innerJoin(cities, eq(cities.slug, sources.citySlug))
    .where(inArray(sources.id, valuesIn(ids)));
  return new Map(rows.map((row) => [row.id, `${row.city}, ${row.state}`]));
}

/** How many events a source brings on average, at least one: two kept rows. */
export async function eventsPerSource(db: Database): Promise<number> {
  const { citySlug, active } = sourceHealthCounts;
  const [row] = await db
    .select({ events: eventTotals.events, active })
    .from(eventTotals)
    .leftJoin(sourceHealthCounts, eq(citySlug, ''))
    .where(eq(eventTotals.id, 1));
  return Math.max(1, Math.round((row?.events ?? 0) / Math.max(1, row?.active ?? 0)));
}

/** Views of these venues in the last days that are kept, a day on average. */
export async function viewsADay(db: Database, slugs: readonly string[]): Promise<Map<string, number>> {
  const asked = given(slugs);
  const { venueSlug, day, views } = venueViews;
  const latest = write.select({ views }).from(venueViews).where(eq(venueSlug, asked.value)).orderBy(desc(day)).limit(7);
  const days = latest.as('days');
  const mean = write.select({ views: avg(days.views) }).from(days);
  const rows = await db.select({ slug: asked.value, views: coalesce<number>(mean, 0) }).from(asked.table);
  return new Map(rows.map((row) => [row.slug, Math.round(row.views)]));
}

/** What the sources of some events say of their next dates: of each source one showing, at most so many in all. */
export function claimsOf(db: Database, eventIds: readonly string[], now: Instant, limit: number) {
  const { eventId, sourceId, pageUrl, draft, firstSeenAt, startsAt, endsAt, withdrawnAt } = sightings;
  const place = placeWithin([eventId, sourceId], [lte(endsAt, now), startsAt]).as('place');
  const showings = db
    .select({ eventId, sourceId, pageUrl, draft, firstSeenAt, place })
    .from(sightings)
    .where(and(inArray(eventId, valuesIn(eventIds)), isNull(withdrawnAt)))
    .as('showings');
  return db
    .select({ eventId: showings.eventId, source: sources.name, pageUrl: showings.pageUrl, draft: showings.draft })
    .from(showings)
    .innerJoin(sources, eq(sources.id, showings.sourceId))
    .where(eq(showings.place, 1))
    .orderBy(asc(showings.eventId), asc(showings.firstSeenAt))
    .limit(limit);
}

/** Events of a city on a day, to be compared with one that is sent in. */
export function eventsOfDay(db: Database, citySlug: string, day: { from: number; to: number }, limit: number) {
  const { startLocal, startsAt, eventId } = occurrences;
  return db
    .select({ id, slug, title, startLocal, venue })
    .from(occurrences)
    .innerJoin(events, eq(id, eventId))
    .where(and(eq(occurrences.citySlug, citySlug), gte(startsAt, day.from), lt(startsAt, day.to)))
    .limit(limit);
}

const HELD = rowsOf('review-queue.lessons', { approved: number, rejected: number, apart: number });

/** Decisions that the engine obeys, each counted up to a hundred. */
export async function decisionCountsDecisions(db: Database) {
  const { id: draftId, decision } = heldDrafts;
  const decided = (as: 'approved' | 'rejected') =>
    countOf(write.select({ draftId }).from(heldDrafts).where(eq(decision, as)).limit(MOST_COUNTED));
  const apart = countOf(write.select({ id: keptApart.eventId }).from(keptApart).limit(MOST_COUNTED));
  const query = figures({ approved: decided('approved'), rejected: decided('rejected'), apart });
  return (await readFirst(db, query, HELD)) ?? { approved: 0, rejected: 0, apart: 0 };
}
