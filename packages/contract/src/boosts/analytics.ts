import { z } from 'zod';
import { DEVICES, TRAFFIC_SOURCES } from '../counting/message.ts';
import { BOOST_PICTURES } from './plans.ts';

/** `active`, `pending` (not paid, or scheduled), `expired`, `completed` (over as planned); docs/spec/decisions.md 47. */
const CAMPAIGN_STATES = ['active', 'pending', 'expired', 'completed'] as const;

/** A boost in the list of Boost Analytics (spec: ENT-015). Times are local wall times of `timezone`. */
export const boostCampaign = z.object({
  id: z.string(),
  /** Dollars: `9.00`. */
  amount: z.string(),
  /** Dollars that were paid and did not go back. */
  invested: z.number(),
  /** Dollars that went back or are on their way. */
  refunded: z.number(),
  /** Of its receipt; null before it is paid. */
  receiptNumber: z.string().nullable(),
  status: z.enum(CAMPAIGN_STATES),
  eventSlug: z.string().nullable(),
  eventTitle: z.string(),
  eventVenue: z.string().nullable(),
  eventImageUrl: z.string().nullable(),
  eventStartDate: z.string().nullable(),
  timezone: z.string(),
  duration: z.number().int(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  analytics: z.object({
    impressions: z.number().int(),
    views: z.number().int(),
    clicks: z.number().int(),
    /** Percent. */
    clickThroughRate: z.number(),
  }),
});
export type BoostCampaign = z.output<typeof boostCampaign>;

const performance = z.object({
  /** Percent of impressions. */
  clickThroughRate: z.number(),
  /** Percent of clicks. */
  conversionRate: z.number(),
  viewsPerDay: z.number(),
  clicksPerDay: z.number(),
  engagementsPerDay: z.number(),
  /** Percent of impressions. */
  engagementRate: z.number(),
});
export type BoostPerformance = z.output<typeof performance>;

const counted = <K extends string>(keys: readonly K[]) =>
  z.object(Object.fromEntries(keys.map((key) => [key, z.number().int()])) as Record<K, z.ZodNumber>);

/** One boost in full (spec: ENT-016, ENT-017). */
export const boostDetail = z.object({
  event: z.object({ title: z.string(), venue: z.string().nullable(), slug: z.string().nullable() }),
  status: z.enum(CAMPAIGN_STATES),
  timezone: z.string(),
  /** Of its receipt; null before it is paid. */
  receiptNumber: z.string().nullable(),
  /** Pictures of the event that its plan comes with. */
  pictures: z.array(z.enum(BOOST_PICTURES)),
  overview: z.object({
    totalInvestment: z.number(),
    /** Dollars that went back or are on their way. */
    refunded: z.number(),
    impressions: z.number().int(),
    views: z.number().int(),
    clicks: z.number().int(),
    conversions: z.number().int(),
    /** Clicks and conversions; a share is a conversion (docs/spec/decisions.md 50). */
    engagements: z.number().int(),
    daysRemaining: z.number().int(),
    duration: z.number().int(),
  }),
  performance,
  /** The same of all boosts of the last 90 days; null while there is too little to compare with (docs/spec/decisions.md 52). */
  average: performance.nullable(),
  timeline: z.object({
    /** Views by the local hour, `0` to `23`. */
    hourlyBreakdown: z.record(z.string(), z.number().int()),
    /** Hours of the day with the most views, the earliest first; none while there are few views. */
    peakHours: z.array(z.number().int()),
    dailyPerformance: z.array(
      z.object({
        date: z.string(),
        impressions: z.number().int(),
        views: z.number().int(),
        clicks: z.number().int(),
        conversions: z.number().int(),
      }),
    ),
  }),
  /** Of the views of visitors who let us know. */
  demographics: z.object({ deviceBreakdown: counted(DEVICES), sourceBreakdown: counted(TRAFFIC_SOURCES) }),
});
export type BoostDetail = z.output<typeof boostDetail>;
