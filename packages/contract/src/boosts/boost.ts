import { z } from 'zod';
import { BOOST_LEVELS, boostPlan } from './plans.ts';

/** Only forward. `canceled`: never paid. */
const BOOST_STATUSES = ['pending_payment', 'scheduled', 'active', 'expired', 'canceled'] as const;
export type BoostStatus = (typeof BOOST_STATUSES)[number];

/** Why a boost ended before its time. */
const BOOST_ENDINGS = ['abandoned', 'impossible', 'event-cancelled', 'refunded'] as const;
export type BoostEnding = (typeof BOOST_ENDINGS)[number];

export const ACTIVATION_TIMINGS = ['now', 'schedule'] as const;
export type ActivationTiming = (typeof ACTIVATION_TIMINGS)[number];

/** Of one event (spec: ENT-006). */
export const boostStatus = z.object({
  isBoosted: z.boolean(),
  boostLevel: z.enum(BOOST_LEVELS).nullable(),
  /** Begun days until it ends; 0 if it is not boosted. */
  daysRemaining: z.number().int(),
  /** What its impressions, clicks and conversions are counted for. */
  boostId: z.string().nullable(),
});
export type EventBoostStatus = z.output<typeof boostStatus>;

const figures = z.object({
  impressions: z.number().int(),
  views: z.number().int(),
  clicks: z.number().int(),
});

/** A boost as its owner sees it (spec: ENT-008). Dates are local wall times of `timezone`; null before they are known. */
export const boost = z.object({
  id: z.string(),
  eventId: z.string(),
  plan: z.string(),
  boostLevel: z.enum(BOOST_LEVELS),
  eventSlug: z.string().nullable(),
  eventTitle: z.string(),
  eventVenue: z.string().nullable(),
  status: z.enum(BOOST_STATUSES),
  /** Not shown while a bank examines a dispute. */
  isSuspended: z.boolean(),
  ending: z.enum(BOOST_ENDINGS).nullable(),
  duration: z.number().int(),
  /** Dollars. */
  amount: z.number(),
  /** Dollars that went back or are on their way. */
  refunded: z.number(),
  timezone: z.string(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  activationTiming: z.enum(ACTIVATION_TIMINGS),
  createdAt: z.string(),
  /** Of its receipt; null before it is paid. */
  receiptNumber: z.string().nullable(),
  stats: figures,
});
export type Boost = z.output<typeof boost>;

/** What can be bought for one event now. Days are local days of `timezone`. */
export const boostOffer = z.object({
  eventId: z.string(),
  timezone: z.string(),
  /** Of the event. */
  lastDay: z.string(),
  plans: z.array(
    boostPlan.extend({
      /** The last day on which it can start; null: the event ends before the plan would (docs/decisions/054-boosts.md). */
      lastStart: z.string().nullable(),
    }),
  ),
  /** Null if none fits. */
  defaultPlan: z.string().nullable(),
  /** What the caller began for this event and has not paid. */
  pending: boost.nullable(),
});
export type BoostOffer = z.output<typeof boostOffer>;
