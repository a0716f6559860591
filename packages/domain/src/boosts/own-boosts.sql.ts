import {
  boosts,
  boostTotals,
  coalesce,
  either,
  events,
  maybe,
  payments,
  plus,
  type RowOf,
  reading,
  write,
} from '@marquee/db';
import { and, desc, eq, ne, type SQL } from 'drizzle-orm';

const columns = {
  id: boosts.id,
  eventId: boosts.eventId,
  plan: boosts.plan,
  status: boosts.status,
  isSuspended: boosts.isSuspended,
  ending: boosts.ending,
  durationDays: boosts.durationDays,
  amountCents: boosts.amountCents,
  timing: boosts.timing,
  scheduledDay: boosts.scheduledDay,
  timezone: boosts.timezone,
  eventTitle: boosts.eventTitle,
  eventVenue: boosts.eventVenue,
  startsAt: boosts.startsAt,
  endsAt: boosts.endsAt,
  receipt: boosts.receipt,
  paidAt: boosts.paidAt,
  createdAt: boosts.createdAt,
};
/** A boost with its event as it is now, its refunds and its figures. */
export type OwnBoost = RowOf<ReturnType<typeof own>['rows']>;

const MOST = 200;

/** A person's boosts, the latest first; those that were never paid and given up are left out. Four rows each. */
export const boostsOf = (userId: string) => own(and(eq(boosts.userId, userId), ne(boosts.status, 'canceled')));

/** What somebody began for an event, or for one that was merged into it, and has not paid. */
export function boostWaiting(userId: string, eventId: string) {
  const shown = write
    .select({ id: coalesce(events.mergedInto, events.id) })
    .from(events)
    .where(eq(events.id, eventId));
  return own(and(eq(boosts.userId, userId), eq(boosts.status, 'pending_payment'), eq(boosts.eventId, shown)));
}

export const boostCalled = (id: string) => own(eq(boosts.id, id));

function own(condition: SQL | undefined) {
  const { refundedCents, disputedCents, hasOpenDispute } = payments;
  const lost = either(eq(hasOpenDispute, true), 0, disputedCents);
  const counted = (column: (typeof boostTotals)['views' | 'clicks' | 'impressions' | 'conversions']) =>
    coalesce<number>(column, 0);
  const figures = {
    ...columns,
    refundedCents: plus(refundedCents, lost),
    slug: maybe(events.slug),
    imageHash: maybe(events.imageHash),
    nextStartLocal: maybe(events.nextStartLocal),
    impressions: counted(boostTotals.impressions),
    views: counted(boostTotals.views),
    clicks: counted(boostTotals.clicks),
    conversions: counted(boostTotals.conversions),
  };
  return reading('boosts.own', figures, (picked) =>
    write
      .select(picked)
      .from(boosts)
      .innerJoin(payments, eq(payments.id, boosts.paymentId))
      .leftJoin(events, eq(events.id, boosts.eventId))
      .leftJoin(boostTotals, eq(boostTotals.boostId, boosts.id))
      .where(condition)
      .orderBy(desc(boosts.createdAt))
      .limit(MOST),
  );
}
