import { z } from 'zod';

export const BOOST_ACTIONS = ['impression', 'view', 'click', 'conversion'] as const;
export type BoostAction = (typeof BOOST_ACTIONS)[number];

/** `served`: put on a page; `impression`: seen. */
export const AD_ACTIONS = ['served', 'impression', 'click'] as const;
export type AdAction = (typeof AD_ACTIONS)[number];

/** Where a visitor came from, as boost analytics names it (ENT-017). */
export const TRAFFIC_SOURCES = ['homepage', 'search', 'category', 'direct', 'social'] as const;
export type TrafficSource = (typeof TRAFFIC_SOURCES)[number];

export const DEVICES = ['desktop', 'mobile', 'tablet'] as const;
export type Device = (typeof DEVICES)[number];

const common = {
  id: z.string().min(1).max(64),
  at: z.number().int().nonnegative(),
  /** A hash that changes every day; null: the visitor wants none, or cannot be told apart. */
  visitor: z.string().length(32).nullable(),
  device: z.enum(DEVICES).nullable(),
};
const subject = z.string().min(1).max(64);

/** What the queue of counts carries: one thing that a visitor saw or did. */
export const countMessage = z.discriminatedUnion('kind', [
  z.object({
    ...common,
    kind: z.literal('boost'),
    boostId: subject,
    action: z.enum(BOOST_ACTIONS),
    source: z.enum(TRAFFIC_SOURCES).nullable(),
  }),
  z.object({
    ...common,
    kind: z.literal('ad'),
    campaignId: subject,
    action: z.enum(AD_ACTIONS),
    /** Of the ad on one page; each action counts once for it. The API has checked its signature. */
    token: z.string().min(8).max(40),
    /** A hash of the network address alone, which changes every day; null like `visitor`. */
    network: z.string().length(32).nullable(),
    /** The day in the target city. */
    day: z.iso.date(),
  }),
  /** Somebody opened the page of an event. */
  z.object({ ...common, kind: z.literal('open'), eventId: subject }),
]);
export type CountMessage = z.output<typeof countMessage>;
export type CountKind = CountMessage['kind'];
export type CountOf<K extends CountKind> = Extract<CountMessage, { kind: K }>;
