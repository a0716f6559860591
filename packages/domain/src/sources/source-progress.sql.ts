import {
  countOfAll,
  events,
  heldDrafts,
  listing,
  literals,
  outbox,
  reading,
  scalar,
  sightings,
  write,
} from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { and, asc, count, eq, exists, gt, inArray, isNull, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';

/** The open read of a source, or what is left of one, and how many reads of others are at work. */
export function openRead(sourceId: string) {
  const { id, state, notBefore, lastError, dedupeKey } = outbox;
  const read = `source.scrape:${sourceId}`;
  const other = alias(outbox, 'other');
  const atWork = and(eq(other.kind, 'source.scrape'), inArray(other.state, literals('sent', 'running')));
  const others = write
    .select({ n: count() })
    .from(other)
    .where(and(atWork, ne(other.id, id)));
  return reading('sources.open-read', { state, notBefore, lastError, reading: scalar<number>(others) }, (columns) =>
    write
      .select(columns)
      .from(outbox)
      .where(and(inArray(dedupeKey, [read, `${read}:rest`]), inArray(state, literals('pending', 'sent', 'running'))))
      .limit(1),
  );
}

/** Coming events of a source that lists of its city hold, the next first, with how many there are. */
export function eventsOnSite(sourceId: string, now: Instant, limit: number) {
  const { id, slug, title, nextStartLocal: start, mergedInto, seq, citySlug } = events;
  const isComing = and(isNull(sightings.withdrawnAt), gt(sightings.endsAt, now));
  const told = write
    .select({ id: sightings.eventId })
    .from(sightings)
    .where(and(eq(sightings.sourceId, sourceId), isComing));
  const isListed = and(eq(listing.eventSeq, seq), eq(listing.scope, citySlug), gt(listing.endsAt, now));
  const listed = write.select({ scope: listing.scope }).from(listing).where(isListed);
  return reading('sources.events-on-site', { id, slug, title, start, all: countOfAll }, (columns) =>
    write
      .select(columns)
      .from(events)
      .where(and(isNull(mergedInto), inArray(id, told), exists(listed)))
      .orderBy(asc(start), asc(id))
      .limit(limit),
  );
}

export const heldOf = (sourceId: string) =>
  reading('sources.held', { held: count() }, (columns) =>
    write
      .select(columns)
      .from(heldDrafts)
      .where(and(eq(heldDrafts.sourceId, sourceId), isNull(heldDrafts.decision))),
  );
