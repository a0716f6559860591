import { boosts, campaigns, events, payments } from '@marquee/db';
import { asc, eq } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';

const paid = {
  amountCents: payments.amountCents,
  receivedCents: payments.receivedCents,
  refundedCents: payments.refundedCents,
  disputedCents: payments.disputedCents,
  paymentStatus: payments.status,
  paymentAt: payments.paidAt,
  reference: payments.intentId,
};
type Paid = {
  amountCents: number;
  receivedCents: number;
  refundedCents: number;
  disputedCents: number;
  paymentStatus: string;
  paymentAt: number | null;
  reference: string | null;
};

/** What was bought with an account, each with its payment, in dollars. No number of a card is stored with us. */
export async function ownPurchases({ db }: DbDeps, userId: string): Promise<object> {
  const bought = await db
    .select({ boost: boosts, slug: events.slug, ...paid })
    .from(boosts)
    .innerJoin(payments, eq(payments.id, boosts.paymentId))
    .leftJoin(events, eq(events.id, boosts.eventId))
    .where(eq(boosts.userId, userId))
    .orderBy(asc(boosts.createdAt));
  const run = await db
    .select({ campaign: campaigns, ...paid })
    .from(campaigns)
    .innerJoin(payments, eq(payments.id, campaigns.paymentId))
    .where(eq(campaigns.userId, userId))
    .orderBy(asc(campaigns.id));
  return {
    boosts: bought.map(({ boost, slug, ...payment }) => ({
      event: slug,
      title: boost.eventTitle,
      plan: boost.plan,
      days: boost.durationDays,
      status: boost.status,
      starts: isoOf(boost.startsAt),
      ends: isoOf(boost.endsAt),
      createdAt: isoOf(boost.createdAt),
      payment: paymentOf(payment),
    })),
    campaigns: run.map(({ campaign, ...payment }) => ({
      title: campaign.title,
      description: campaign.description,
      status: campaign.status,
      startDate: campaign.startDay,
      endDate: campaign.endDay,
      targetCity: campaign.city,
      targetState: campaign.state,
      headline: campaign.headline,
      text: campaign.adText,
      landingUrl: campaign.landingUrl,
      createdAt: isoOf(campaign.createdAt),
      payment: paymentOf(payment),
    })),
  };
}

function paymentOf(payment: Paid) {
  const { amountCents, receivedCents, refundedCents, disputedCents, paymentStatus, paymentAt, reference } = payment;
  return {
    status: paymentStatus,
    amount: amountCents / 100,
    paid: receivedCents / 100,
    refunded: refundedCents / 100,
    disputed: disputedCents / 100,
    paidAt: isoOf(paymentAt),
    reference,
  };
}
