import { z } from 'zod';
import { SEVERITIES } from '../diagnostics/records.ts';

/** Days that the Dashboard can show. */
export const DASHBOARD_DAYS = ['1', '7', '30'] as const;

/** What can wait for a person; each is decided in a section of its own. */
export const WAITING_KINDS = [
  'held-drafts',
  'reports',
  'submissions',
  'venue-claims',
  'promoter-requests',
  'publishers',
  'campaigns',
  'dead-letters',
  'unreadable',
] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

/** Why it is not well: each has a sentence and a section in the console. */
const TROUBLES = [
  'shutdown',
  'alerts',
  'critical-errors',
  'quota',
  'queue-stuck',
  'nothing-read',
  'budget-spent',
  'high-errors',
  'dead-letters',
  'sources-failing',
  'late',
  'controls-off',
] as const;
export type Trouble = (typeof TROUBLES)[number];

/** No more is counted of what waits. */
export const MOST_COUNTED = 100;

const count = z.number().int();
const day = z.object({
  reads: count,
  readErrors: count,
  /** Events found on pages, and events stored or updated. */
  found: count,
  saved: count,
});

export const dashboard = z.object({
  at: z.string(),
  verdict: z.object({
    state: z.enum(['well', 'attention', 'trouble']),
    /** The gravest first. */
    reasons: z.array(z.object({ trouble: z.enum(TROUBLES), isGrave: z.boolean(), count })),
  }),
  /** The last 24 hours, and the 24 before. */
  today: day,
  yesterday: day,
  events: z.object({ total: count, withoutImage: count, ended: count, addedToday: count, addedYesterday: count }),
  /** Reads by hour for one day, else by day. */
  reads: z.object({ unit: z.enum(['hour', 'day']), points: z.array(day.extend({ at: z.string() })) }),
  /** By UTC day: events that are new, and events whose last date it was. */
  flow: z.array(z.object({ day: z.string(), added: count, ended: count })),
  sources: z.object({
    active: count,
    /** Active ones that need attention (`isTroubled`). */
    failing: count,
    /** More than an hour behind their turn; at most 100 are counted. */
    late: count,
    /** How long the one that waits longest is behind its turn, in milliseconds. */
    longestLateMs: count,
  }),
  queue: z.object({ waiting: count, running: count, later: count, oldestMs: count }),
  budget: z.object({ used: count, limit: count, cost: z.number(), runsOutAt: z.string().nullable() }),
  errors: z.object({
    unresolved: z.record(z.enum(SEVERITIES), count),
    latest: z.array(
      z.object({
        id: z.string(),
        component: z.string(),
        message: z.string(),
        severity: z.enum(SEVERITIES),
        occurrences: count,
        lastAt: z.string(),
        /** Of the last occurrence; found as a trace. */
        lastReference: z.string().nullable(),
      }),
    ),
  }),
  /** At most 100 of each are counted. */
  waiting: z.array(z.object({ kind: z.enum(WAITING_KINDS), count })),
  /** The cities with most failing sources, then the largest. */
  cities: z.array(
    z.object({
      slug: z.string(),
      city: z.string(),
      state: z.string(),
      upcoming: count,
      sources: count,
      failing: count,
      lastRead: z.string().nullable(),
    }),
  ),
  controls: z.object({ isShutDown: z.boolean(), off: z.array(z.string()) }),
  /** Of the latest 200 paid boosts: clicks divided by spend times 10; null without spend (spec: BOOST-14). */
  boosts: z.object({ clicks: count, spend: z.number(), averageRoi: z.number().nullable() }),
});
export type Dashboard = z.output<typeof dashboard>;

/** Spec: ENT-049. */
export const performanceMetrics = z.object({
  /** Events found per hour, of the last 24. */
  eventDiscoveryRate: z.number(),
  /** Milliseconds per read of a source; null without reads. */
  avgProcessingTime: z.number().nullable(),
  /** 0..100, of the reads; null without reads. */
  successRate: z.number().nullable(),
  tokenUsage: z.object({ total: count, remaining: count, dailyUsed: count }),
  /** The last reads of at most 25 cities. */
  cityPerformance: z.array(
    z.object({
      city: z.string(),
      state: z.string(),
      eventsFound: count,
      successRate: z.number(),
      /** Milliseconds per read. */
      avgResponseTime: z.number(),
      reads: count,
    }),
  ),
  apiCallStatistics: z.object({
    totalCalls: count,
    successfulCalls: count,
    /** 0..100 */
    errorRate: z.number(),
    /** Milliseconds, the median's upper bound; null without calls. */
    avgResponseTime: z.number().nullable(),
  }),
});
export type PerformanceMetrics = z.output<typeof performanceMetrics>;
