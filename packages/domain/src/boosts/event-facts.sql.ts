import {
  boosts,
  coalesce,
  either,
  events,
  literal,
  literals,
  occurrences,
  plus,
  type RowOf,
  reading,
  scalar,
  times,
  truthOf,
  write,
} from '@marquee/db';
import { and, asc, eq, inArray, isNotNull, isNull, lte, max, ne, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';

/** What a boost needs to know of an event, or of the one that it was merged into. */
export function eventFacts(eventId: string) {
  const given = alias(events, 'given');
  const { id, slug, title, venue, venueShown, timezone, status } = events;
  const ends = write
    .select({ at: max(occurrences.endsAt) })
    .from(occurrences)
    .where(and(eq(occurrences.eventId, id), ne(occurrences.status, 'cancelled')));
  const live = write
    .select({ id: boosts.id })
    .from(boosts)
    .where(and(eq(boosts.eventId, id), inArray(boosts.status, literals('scheduled', 'active'))));
  const picked = {
    id,
    slug,
    title,
    venue: coalesce<string | null>(venueShown, venue),
    timezone,
    status,
    lastEndsAt: scalar<number | null>(ends),
    liveBoostId: scalar<string | null>(live),
  };
  return reading('boosts.event', picked, (columns) =>
    write
      .select(columns)
      .from(given)
      .innerJoin(events, eq(id, coalesce(given.mergedInto, given.id)))
      .where(eq(given.id, eventId)),
  );
}
export type EventFacts = RowOf<ReturnType<typeof eventFacts>['rows']>;

/** Boosts that time, their event or their placement asks something of. Reads the few that are open, and an event each. */
export function boostsDue({ now, dayMs, most }: { now: number; dayMs: number; most: number }) {
  const { id, status, createdAt, startsAt, endsAt, earnedDays, goneSince, isSuspended } = boosts;
  const is = (one: 'pending_payment' | 'scheduled' | 'active') => eq(status, literal(one));
  const isUnpaid = is('pending_payment');
  const isOver = or(
    isNull(events.id),
    isNotNull(events.mergedInto),
    inArray(events.status, ['cancelled', 'inactive', 'ended']),
  );
  const dayIsOver = lte(plus(startsAt, times(plus(earnedDays, 1), dayMs)), now);
  const asks = or(
    and(is('scheduled'), lte(startsAt, now)),
    lte(endsAt, now),
    and(is('active'), dayIsOver),
    isNotNull(goneSince),
    isOver,
    and(is('active'), eq(isSuspended, false), eq(events.boostRank, 0)),
  );
  const isOpen = inArray(status, literals('pending_payment', 'scheduled', 'active'));
  return reading('boosts.due', { id, isUnpaid: truthOf(isUnpaid) }, (columns) =>
    write
      .select(columns)
      .from(boosts)
      .leftJoin(events, eq(events.id, boosts.eventId))
      .where(and(isOpen, either(isUnpaid, truthOf(lte(createdAt, now - dayMs)), truthOf(asks))))
      .orderBy(asc(createdAt))
      .limit(most),
  );
}
