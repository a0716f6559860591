import { boosts, boostTotals, events, nullable, payments, type Reading, type RowOf, rowsOf } from '@marquee/db';
import { type SQL, sql } from 'drizzle-orm';

const OWN = rowsOf('boosts.own', {
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
export const boostsOf = (userId: string) =>
  own(sql`b.user_id = ${userId} AND b.status <> 'canceled' ORDER BY b.created_at DESC LIMIT ${MOST}`);

/** What somebody began for an event, or for one that was merged into it, and has not paid. */
export const boostWaiting = (userId: string, eventId: string) =>
  own(sql`b.user_id = ${userId} AND b.status = 'pending_payment'
    AND b.event_id = (SELECT coalesce(merged_into, id) FROM events WHERE id = ${eventId})`);

export const boostCalled = (id: string) => own(sql`b.id = ${id}`);

function own(condition: SQL): Reading<OwnBoost> {
  return {
    query: sql`SELECT b.*, p.refunded_cents + iif(p.has_open_dispute, 0, p.disputed_cents) AS refunded_cents, e.slug, e.image_hash, e.next_start_local,
        coalesce(t.impressions, 0) AS impressions, coalesce(t.views, 0) AS views, coalesce(t.clicks, 0) AS clicks,
        coalesce(t.conversions, 0) AS conversions
      FROM boosts b JOIN payments p ON p.id = b.payment_id LEFT JOIN events e ON e.id = b.event_id
        LEFT JOIN boost_totals t ON t.boost_id = b.id
      WHERE ${condition}`,
    rows: OWN,
  };
}
