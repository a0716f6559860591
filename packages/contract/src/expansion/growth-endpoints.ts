import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { sentence } from '../sentence.ts';

/** Spec: ENT-028, with the fields that its tiles need beside (docs/spec/decisions.md 89). */
const growthAnalytics = z.object({
  /** Coming events of live cities. */
  totalEvents: z.number().int(),
  /** Stored for the first time on the console's day. */
  eventsToday: z.number().int(),
  totalCities: z.number().int(),
  citiesAddedToday: z.number().int(),
  totalSources: z.number().int(),
  sourcesAddedToday: z.number().int(),
  statesCovered: z.number().int(),
  /** Percent of the sites that discovery checked, in its last 500 searches of 30 days, and that became sources; null if none was. */
  discoverySuccessRate: z.number().nullable(),
  averageEventsPerSource: z.number().nullable(),
  /** Of the last 500 events, 0 to 100; null if there is none. */
  qualityScore: z.number().nullable(),
  /** Over `measuredDays`; null if none was stored in them. */
  eventsPerDay: z.number().nullable(),
  /** Days since the first new event of the last seven, today included: 0 without one. */
  measuredDays: z.number().int(),
  dailyEventTrends: z.array(z.object({ date: z.string(), events: z.number().int() })),
  /** Of this week and the one before. */
  topPerformingSources: z.array(
    z.object({ domain: z.string(), eventsFound: z.number().int(), successRate: z.number() }),
  ),
});
export type GrowthAnalytics = z.output<typeof growthAnalytics>;

/** Spec: ENT-029. */
const cityExpansion = z.object({
  status: z.enum(['active', 'paused']),
  /** Why it is paused; null if it is not. */
  because: sentence.nullable(),
  citiesEvaluatedToday: z.number().int(),
  citiesAddedThisWeek: z.number().int(),
  tokensUsedToday: z.number().int(),
  recentCandidates: z.array(z.object({ city: z.string(), state: z.string(), score: z.number() })),
  /** All states with a live city, the most first. */
  stateDistribution: z.array(z.object({ state: z.string(), cities: z.number().int() })),
});

export const growthEndpoints = defineEndpoints({
  getGrowthAnalytics: {
    method: 'GET',
    path: '/api/admin/growth-analytics',
    access: 'admin',
    summary: 'How the network grows: events, cities and sources, with what joined today.',
    response: growthAnalytics,
  },

  getCityExpansion: {
    method: 'GET',
    path: '/api/admin/city-expansion',
    access: 'admin',
    summary: 'What expansion did today and this week, and the states of the network.',
    response: cityExpansion,
  },
});
