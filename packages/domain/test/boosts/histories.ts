import { DAY_MS, HOUR_MS } from '@marquee/kernel';
import * as fc from '@marquee/testkit/properties';
import { type Facts, nextState } from '../../src/boosts/next-state.ts';
import type { BoostRow } from '../../src/boosts/row.ts';

const START = Date.UTC(2026, 9, 1, 12);

/** What may happen to a boost, its payment and its event, in any order. Parts are tenths of what is left. */
export const happening = fc.oneof(
  fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ kind: fc.constantFrom('processing', 'fail', 'succeed', 'succeed', 'cancel') }),
  fc.record({ kind: fc.constant('refund' as const), tenths: fc.integer({ min: 1, max: 10 }) }),
  fc.record({ kind: fc.constantFrom('dispute', 'win', 'lose') }),
  fc.record({ kind: fc.constantFrom('sent', 'failed') }),
  fc.record({ kind: fc.constantFrom('event-cancelled', 'event-missing', 'event-back', 'event-over') }),
  fc.record({ kind: fc.constant('rival' as const), is: fc.boolean() }),
);
export type Happening = typeof happening extends fc.Arbitrary<infer H> ? H : never;

export const terms = fc.record({
  durationDays: fc.constantFrom(1, 3, 7, 14),
  amountCents: fc.integer({ min: 50, max: 9_999 }),
  scheduledDay: fc.constantFrom(null, '2026-10-03', '2026-10-09'),
});

export interface World {
  boost: BoostRow;
  payment: Facts['payment'];
  event: Facts['event'];
  hasRival: boolean;
  now: number;
  /** What was asked back, by reason. */
  asked: Map<string, number>;
  hasBounced: boolean;
}

/** A boost as it is bought; nothing is paid. */
export function bought({
  durationDays,
  amountCents,
  scheduledDay,
}: typeof terms extends fc.Arbitrary<infer T> ? T : never): World {
  const boost: BoostRow = {
    id: 'b',
    eventId: 'e',
    userId: 'ann',
    paymentId: 'p',
    plan: 'spotlight_3',
    durationDays,
    amountCents,
    timing: scheduledDay === null ? 'now' : 'schedule',
    scheduledDay,
    timezone: 'America/New_York',
    eventTitle: 'Jazz',
    eventVenue: null,
    language: 'en',
    status: 'pending_payment',
    isSuspended: false,
    ending: null,
    startsAt: null,
    endsAt: null,
    goneSince: null,
    receipt: null,
    paidAt: null,
    toldRefundCents: 0,
    earnedDays: 0,
    createdAt: START,
    revision: 0,
  };
  const payment: Facts['payment'] = {
    status: 'unpaid',
    receivedCents: 0,
    refundedCents: 0,
    disputedCents: 0,
    hasOpenDispute: false,
  };
  const event: Facts['event'] = { status: 'active', lastEndsAt: START + 30 * DAY_MS };
  return {
    boost,
    payment,
    event,
    hasRival: false,
    now: START,
    asked: new Map<string, number>(),
    hasBounced: false,
  };
}

/** What happens, as the provider and the engine would tell of it. What is impossible changes nothing. */
export function happen(world: World, what: Happening): void {
  const { payment, boost } = world;
  const left = payment.receivedCents - payment.refundedCents - payment.disputedCents;
  const isOpen = payment.status !== 'succeeded' && payment.status !== 'canceled';
  switch (what.kind) {
    case 'wait':
      world.now += what.hours * HOUR_MS;
      return;
    case 'processing':
    case 'fail':
      if (isOpen) payment.status = what.kind === 'fail' ? 'unpaid' : 'processing';
      return;
    case 'succeed':
      if (isOpen) Object.assign(payment, { status: 'succeeded', receivedCents: boost.amountCents });
      return;
    case 'cancel':
      if (isOpen) payment.status = 'canceled';
      return;
    case 'refund':
      payment.refundedCents += Math.floor((left * what.tenths) / 10);
      return;
    case 'dispute':
      if (left > 0 && !payment.hasOpenDispute) Object.assign(payment, { hasOpenDispute: true, disputedCents: left });
      return;
    case 'win':
      if (payment.hasOpenDispute) Object.assign(payment, { hasOpenDispute: false, disputedCents: 0 });
      return;
    case 'lose':
      payment.hasOpenDispute = false;
      return;
    case 'sent':
      sendRefunds(world);
      return;
    case 'failed':
      // A refund that bounced: the provider has the money again.
      payment.refundedCents = Math.floor(payment.refundedCents / 2);
      world.hasBounced = true;
      return;
    case 'rival':
      world.hasRival = what.is;
      return;
    default:
      world.event = eventAfter(what.kind, world);
  }
}

function eventAfter(kind: string, { event, now }: World): Facts['event'] {
  if (kind === 'event-cancelled') return { status: 'cancelled', lastEndsAt: event?.lastEndsAt ?? null };
  if (kind === 'event-missing') return null;
  if (kind === 'event-over') return { status: 'ended', lastEndsAt: now };
  return { status: 'active', lastEndsAt: START + 30 * DAY_MS };
}

/** The provider sends what was asked back, as far as there is something left. */
export function sendRefunds(world: World): void {
  const { payment, asked } = world;
  for (const [reason, cents] of asked) {
    const left = payment.receivedCents - payment.refundedCents - payment.disputedCents;
    const sent = Math.min(cents, Math.max(0, left));
    payment.refundedCents += sent;
    asked.set(reason, cents - sent);
  }
}

/** Settles the boost, as every path does. A refund is asked for once for each reason. */
export function settle(world: World): void {
  const { state, refund } = nextState(world);
  Object.assign(world.boost, state);
  if (refund && !world.asked.has(refund.reason)) world.asked.set(refund.reason, refund.amountCents);
}
