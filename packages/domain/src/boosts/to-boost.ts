import type { Boost, BoostCampaign } from '@marquee/contract';
import type { Instant } from '@marquee/kernel';
import { localOf } from '../places/index.ts';
import type { OwnBoost } from './own-boosts.sql.ts';
import { performanceOf } from './performance.ts';
import { levelOf } from './plans.ts';

export const receiptNumber = (receipt: number | null): string | null => (receipt === null ? null : `B-${receipt}`);

/** A boost in its wire form. A scheduled one that is not paid has the day that was asked for. */
export function toBoost(row: OwnBoost): Boost {
  const { impressions, views, clicks } = row;
  return {
    id: row.id,
    eventId: row.eventId,
    plan: row.plan,
    boostLevel: levelOf(row.plan),
    eventSlug: row.slug,
    eventTitle: row.eventTitle,
    eventVenue: row.eventVenue,
    status: row.status,
    isSuspended: row.isSuspended,
    ending: row.ending,
    duration: row.durationDays,
    amount: row.amountCents / 100,
    refunded: row.refundedCents / 100,
    timezone: row.timezone,
    ...datesOf(row),
    activationTiming: row.timing,
    createdAt: new Date(row.createdAt).toISOString(),
    receiptNumber: receiptNumber(row.receipt),
    stats: { impressions, views, clicks },
  };
}

/** What was paid and did not go back, by a refund or a lost dispute. */
export function investedCents({ paidAt, amountCents, refundedCents }: OwnBoost): number {
  return paidAt === null ? 0 : Math.max(0, amountCents - refundedCents);
}

function datesOf({ startsAt, endsAt, timezone, scheduledDay }: OwnBoost) {
  const local = (at: Instant | null) => (at === null ? null : localOf(at, timezone));
  return { startDate: local(startsAt) ?? scheduledDay, endDate: local(endsAt) };
}

/** In the list of Boost Analytics. */
export function toCampaign(row: OwnBoost): BoostCampaign {
  const { impressions, views, clicks } = row;
  return {
    id: row.id,
    amount: (row.amountCents / 100).toFixed(2),
    invested: investedCents(row) / 100,
    refunded: row.refundedCents / 100,
    receiptNumber: receiptNumber(row.receipt),
    status: campaignState(row),
    eventSlug: row.slug,
    eventTitle: row.eventTitle,
    eventVenue: row.eventVenue,
    eventImageUrl: row.imageHash ? `/media/${row.imageHash}` : null,
    eventStartDate: row.nextStartLocal,
    timezone: row.timezone,
    duration: row.durationDays,
    ...datesOf(row),
    analytics: { impressions, views, clicks, clickThroughRate: performanceOf(row, 1).clickThroughRate },
  };
}

/** `completed`: it ran as long as it was to (docs/spec/decisions.md 47). */
export function campaignState({ status, ending }: Pick<OwnBoost, 'status' | 'ending'>): BoostCampaign['status'] {
  if (status === 'active') return 'active';
  if (status === 'pending_payment' || status === 'scheduled') return 'pending';
  return ending === null ? 'completed' : 'expired';
}
