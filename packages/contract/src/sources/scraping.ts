import { z } from 'zod';
import { sentence } from '../sentence.ts';

/** A manual scrape holds the running flag this long, unless it is stopped (spec: §9, SCRAPE-14). */
export const MANUAL_SCRAPE_LOCK_MS = 300_000;

/** Source tiers (spec: CONST-011). */
export const SOURCE_TIERS = ['high', 'medium', 'low'] as const;
export type SourceTier = (typeof SOURCE_TIERS)[number];

/** The tier of a score, 0..100: of a site's check until the source is read, then of its reads. */
export function tierOfScore(score: number): SourceTier {
  if (score >= 80) return 'high';
  return score >= 60 ? 'medium' : 'low';
}

export const SOURCE_STATUSES = ['active', 'inactive', 'retired', 'blacklisted', 'duplicate'] as const;

/** Read interval of a source in minutes, from one minute to one week (docs/spec/decisions.md 79). */
export const SOURCE_INTERVAL_MINUTES = { least: 1, most: 7 * 24 * 60 } as const;

/**
 * Health of a source: its last reads compared with its history. `missing`: its page says that it does not exist, with a status of success.
 * `over`: all events on its pages are over, as on the calendar of last year.
 */
export const SOURCE_HEALTHS = [
  'new',
  'ok',
  'blocked',
  'forbidden',
  'http-error',
  'set-aside',
  'parse-error',
  'missing',
  'over',
  'no-events',
  'drifted',
] as const;
export type SourceHealth = (typeof SOURCE_HEALTHS)[number];

/** A source that lists events, or that waits for its first read. */
export const WELL_HEALTHS = ['new', 'ok'] as const satisfies SourceHealth[];
export type TroubledHealth = Exclude<SourceHealth, (typeof WELL_HEALTHS)[number]>;

/**
 * The one rule of what needs attention: every health but those two. Lists, counts, anomalies, the Dashboard, alerts, recovery and the cities follow
 * it; a source that yields nothing is trouble like one that cannot be read.
 */
export function isTroubled(health: SourceHealth): health is TroubledHealth {
  return !(WELL_HEALTHS as readonly SourceHealth[]).includes(health);
}

/** Those healths, the worst first. */
export const TROUBLED_HEALTHS: readonly TroubledHealth[] = SOURCE_HEALTHS.filter(isTroubled);

export const RUN_OUTCOMES = ['done', 'unchanged', 'skipped', 'failed', 'retry', 'dead'] as const;
export type RunOutcome = (typeof RUN_OUTCOMES)[number];

/** Spec: ENT-019. `Today` is the calendar day of the default city's zone (America/New_York). */
export const scrapingOverview = z.object({
  scraperRunsToday: z.number().int(),
  eventsDiscoveredToday: z.number().int(),
  citiesScanned: z.number().int(),
  sourcesAttempted: z.number().int(),
  eventsSaved: z.number().int(),
  errorsLast24h: z.number().int(),
  failedReadsToday: z.number().int(),
  /** ISO instant at which today began. */
  todaySince: z.string(),
});

/** Spec: ENT-020. */
export const activityItem = z.object({
  id: z.string(),
  status: z.enum(['success', 'partial', 'error']),
  /** `Columbia, SC` */
  city: z.string().nullable(),
  source: z.string().nullable(),
  /** A sentence for a person. */
  result: sentence,
  timestamp: z.string(),
});

/** Spec: ENT-021. */
export const cityHeat = z.object({
  /** `Columbia, SC` */
  name: z.string(),
  slug: z.string(),
  lastScrape: z.string().nullable(),
  /** Whether any source of it is read; without one it cannot be fresh. */
  hasSources: z.boolean(),
});

/** Spec: ENT-022. Counted over the last one to two weeks. */
export const domainPerformance = z.object({
  domain: z.string(),
  jobsRun: z.number().int(),
  /** Seconds. */
  avgTime: z.number(),
  eventsPerJob: z.number(),
  /** 0..100, per cent. */
  failureRate: z.number(),
  /** By failure rate: under 10% healthy, under 30% warning, under 100% critical (docs/spec/decisions.md 88); not healthy while a source needs attention. */
  status: z.enum(['healthy', 'warning', 'critical', 'failed']),
});

/** A source as the console lists it. */
export const sourceRecord = z.object({
  id: z.string(),
  name: z.string(),
  domain: z.string(),
  url: z.string(),
  /** Its former address, if it has moved. */
  movedFrom: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  /** `inactive` is paused. */
  status: z.enum(SOURCE_STATUSES),
  tier: z.enum(SOURCE_TIERS),
  discoveryMethod: z.string(),
  health: z.enum(SOURCE_HEALTHS),
  healthDetail: sentence.nullable(),
  /** Its read interval. */
  intervalMinutes: z.number().int(),
  avgEventsPerRun: z.number().nullable(),
  lastYield: z.number().int().nullable(),
  successCount: z.number().int(),
  failureCount: z.number().int(),
  lastScanned: z.string().nullable(),
  lastSuccess: z.string().nullable(),
  nextDue: z.string(),
});
export type SourceRecord = z.output<typeof sourceRecord>;
/** Before it is written. */
export type ToldSourceRecord = z.input<typeof sourceRecord>;

/** One run of a job, as the log shows it. */
export const runRecord = z.object({
  id: z.string(),
  jobId: z.string(),
  /** What is to be looked up as a trace. */
  requestId: z.string().nullable(),
  kind: z.string(),
  outcome: z.enum(RUN_OUTCOMES),
  city: z.string().nullable(),
  sourceId: z.string().nullable(),
  source: z.string().nullable(),
  startedAt: z.string(),
  finishedAt: z.string(),
  detail: sentence.nullable(),
  counts: z.record(z.string(), z.number()),
  findings: z.array(z.object({ code: z.string(), severity: z.string(), message: sentence })),
});

const runTotals = {
  runs: z.number().int(),
  /** Skipped because a control was off or the source is gone. */
  skipped: z.number().int(),
  errors: z.number().int(),
  eventsFound: z.number().int(),
  eventsSaved: z.number().int(),
  /** Seconds per run. */
  averageSeconds: z.number(),
};

/** The last 24 hours, hour by hour. */
export const scrapingMetrics = z.object({
  since: z.string(),
  totals: z.object({ ...runTotals, errorRate: z.number() }),
  hours: z.array(z.object({ hour: z.string(), ...runTotals })),
});

export const manualScrape = z.object({
  running: z.boolean(),
  runId: z.string().nullable(),
  /** `Columbia, SC` */
  city: z.string().nullable(),
  startedAt: z.string().nullable(),
  /** Until then no other manual scrape may start, unless this one is stopped. */
  heldUntil: z.string().nullable(),
  /** Sources still to be read; 0 if only the flag is held. */
  jobsOpen: z.number().int(),
  /** For what its sources wait, and until when, if none of them is read now; null while one is. */
  waits: sentence.nullable(),
});
export type ManualScrape = z.output<typeof manualScrape>;

/** Spec: ENT-024. */
export const anomaly = z.object({
  city: z.string(),
  state: z.string(),
  issue: sentence,
  suggestion: sentence,
  sourceId: z.string().nullable(),
});
