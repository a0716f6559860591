import { z } from 'zod';
import { SOURCE_TIERS } from './scraping.ts';

/** `error`: the source needs attention (`isTroubled`); `inactive`: an administrator paused or blacklisted it. */
const FOUND_SOURCE_STATUSES = ['active', 'inactive', 'error', 'duplicate'] as const;

/** A source as discovery sees it: how it was found, and its score (spec: ENT-025, ENT-066). */
export const foundSource = z.object({
  id: z.string(),
  domain: z.string(),
  url: z.string(),
  city: z.string(),
  state: z.string(),
  status: z.enum(FOUND_SOURCE_STATUSES),
  tier: z.enum(SOURCE_TIERS),
  /** 0..100, from its success rate, usual yield and current health; null before its first read. */
  score: z.number().int().nullable(),
  discoveryMethod: z.string(),
  discoveredAt: z.string(),
  avgEventsPerRun: z.number().nullable(),
  successCount: z.number().int(),
  failureCount: z.number().int(),
  lastScanned: z.string().nullable(),
  metadata: z.object({
    /** Null if not set. */
    venueType: z.string().nullable(),
  }),
});
export type FoundSource = z.output<typeof foundSource>;

/** Scrape results by source over the last one to two weeks (spec: ENT-034, PERF-01, PERF-04). */
export const scraperPerformance = z.object({
  summary: z.object({
    totalSources: z.number().int(),
    /** Active sources without trouble. */
    healthySources: z.number().int(),
    /** Active sources that need attention (`isTroubled`). */
    criticalSources: z.number().int(),
    /** 0..100 */
    healthPercentage: z.number(),
    /** Per read. */
    avgEventsPerSource: z.number(),
  }),
  /** The 100 with most trouble. */
  sources: z.array(
    z.object({
      sourceId: z.string(),
      domain: z.string(),
      url: z.string(),
      city: z.string(),
      state: z.string(),
      totalAttempts: z.number().int(),
      successfulRuns: z.number().int(),
      avgEventsPerRun: z.number(),
      /** 0..100, per cent. */
      failureRate: z.number(),
      /** Seconds per read. */
      avgResponseTime: z.number(),
      status: z.enum(['healthy', 'warning', 'critical', 'failed']),
    }),
  ),
});
