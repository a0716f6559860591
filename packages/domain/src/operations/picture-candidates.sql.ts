import { type Database, events, given, images, listing, literal, pictureSearches, write } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { and, asc, desc, eq, gt, isNotNull, isNull, lt, notExists, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';

/** At most so many rows are looked through for one batch. */
const LOOKED_THROUGH = 500;
/** Fewer bytes are a logo or a pixel. */
const POOR_BYTES = 6_000;

const { id, seq, status, nextStartsAt, imageHash, imageSourceUrl, validationError } = events;
const e = alias(events, 'e');

const notSearched = (event: typeof events | typeof e, since: Instant) =>
  notExists(
    write
      .select({ id: pictureSearches.eventId })
      .from(pictureSearches)
      .where(and(eq(pictureSearches.eventId, event.id), gt(pictureSearches.searchedAt, since))),
  );

interface Asked {
  since: Instant;
  limit: number;
}

const idsOf = (rows: ReadonlyArray<{ id: string }>) => rows.map((row) => row.id);

/** Upcoming events without a picture, the soonest first; must match the index `events_without_image`. */
export async function withoutPicture(
  db: Database,
  now: Instant,
  { since, limit }: Asked,
  also?: SQL,
): Promise<string[]> {
  const soonest = db
    .select({ id })
    .from(events)
    .where(and(isNull(imageHash), eq(status, literal('active')), gt(nextStartsAt, now), also))
    .orderBy(asc(nextStartsAt))
    .limit(LOOKED_THROUGH)
    .as('e');
  return idsOf(await db.select({ id: e.id }).from(soonest).where(notSearched(e, since)).limit(limit));
}

/** The same of one city. */
export async function withoutPictureIn(db: Database, citySlug: string, { since, limit }: Asked): Promise<string[]> {
  const soonest = db
    .select({ eventSeq: listing.eventSeq })
    .from(listing)
    .where(eq(listing.scope, citySlug))
    .orderBy(asc(listing.startsAt))
    .limit(LOOKED_THROUGH)
    .as('soonest');
  const rows = await db
    .select({ id })
    .from(soonest)
    .crossJoin(events)
    .where(and(eq(seq, soonest.eventSeq), isNull(imageHash), notSearched(events, since)))
    .limit(limit);
  return idsOf(rows);
}

/** Of the newest events those whose picture has few bytes. */
export async function withPoorPicture(db: Database, { since, limit }: Asked): Promise<string[]> {
  const newest = db
    .select({ id, imageHash })
    .from(events)
    .where(isNotNull(imageSourceUrl))
    .orderBy(desc(seq))
    .limit(LOOKED_THROUGH)
    .as('e');
  const rows = await db
    .select({ id: e.id })
    .from(newest)
    .crossJoin(images)
    .where(and(eq(images.hash, e.imageHash), lt(images.bytes, POOR_BYTES), notSearched(e, since)))
    .limit(limit);
  return idsOf(rows);
}

/** Upcoming events whose page was gone, then those whose picture could not be fetched. */
export async function toFix(db: Database, now: Instant, asked: Asked): Promise<string[]> {
  const isGone = and(isNotNull(validationError), gt(nextStartsAt, now), notSearched(events, asked.since));
  const gone = await db.select({ id }).from(events).where(isGone).limit(asked.limit);
  const unfetched = await withoutPicture(db, now, asked, isNotNull(imageSourceUrl));
  return [...new Set([...idsOf(gone), ...unfetched])].slice(0, asked.limit);
}

/** What a repair needs of these events, in their order. */
export function eventsToRepair(db: Database, ids: readonly string[]) {
  const asked = given(ids);
  const { title, url, citySlug, city, state, timezone, sourceName, sourceUrl, venue, categories } = events;
  const place = { citySlug, city, state, timezone, venue };
  const source = { sourceName, sourceUrl, imageSourceUrl, imageHash, validationError };
  return db
    .select({ id, title, url, categories, ...place, ...source, startDate: events.nextStartLocal })
    .from(asked.table)
    .crossJoin(events)
    .where(eq(id, asked.value))
    .orderBy(asked.place);
}
export type EventToRepair = Awaited<ReturnType<typeof eventsToRepair>>[number];
