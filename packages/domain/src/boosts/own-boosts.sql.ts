import {
  boosts,
  boostTotals,
  coalesce,
  either,
  events,
  nullable,
  payments,
  plus,
  type Reading,
  type RowOf,
  rowsOf,
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
const OWN = rowsOf('boosts.own', {
  ...columns,
  refundedCents: payments.refundedCents,
  slug: nullable(events.slug),
  imageHash: nullable(events.imageHash),
  nextStartLocal: nullable(events.nextStartLocal),
  impressions: boostTotals.impressions,
  views: boostTotals.views,
  clicks: boostTotals.clicks,
  conversions: boostTotals.conversions,
});
/** A boost with its event as it is now, its refunds and its figures. */
export type OwnBoost = RowOf<typeof OWN>;

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

function own(condition: SQL | undefined): Reading<OwnBoost> {
  const { refundedCents, disputedCents, hasOpenDispute } = payments;
  const lost = either(eq(hasOpenDispute, true), 0, disputedCents);
  const counted = (column: (typeof boostTotals)['views' | 'clicks' | 'impressions' | 'conversions']) =>
    coalesce(column, 0).as(column.name);
  const query = write
    .select({
      ...columns,
      refundedCents: plus(refundedCents, lost).as('refunded_cents'),
      slug: events.slug,
      imageHash: events.imageHash,
      nextStartLocal: events.nextStartLocal,
      impressions: counted(boostTotals.impressions),
      views: counted(boostTotals.views),
      clicks: counted(boostTotals.clicks),
      conversions: counted(boostTotals.conversions),
    })
    .from(boosts)
    .innerJoin(payments, eq(payments.id, boosts.paymentId))
    .leftJoin(events, eq(events.id, boosts.eventId))
    .leftJoin(boostTotals, eq(boostTotals.boostId, boosts.id))
    .where(condition)
    .orderBy(desc(boosts.createdAt))
    .limit(MOST);
  return { query: query.getSQL(), rows: OWN };
}
