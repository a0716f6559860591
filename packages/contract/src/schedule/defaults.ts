import { DAY_MS, HOUR_MS, MINUTE_MS } from '@marquee/kernel';

/** The schedule until an administrator changes it (spec: SCHED-09). Milliseconds (docs/spec/decisions.md 77). */
export const SCHEDULE_DEFAULTS = {
  minScrapingInterval: 30 * MINUTE_MS,
  discoveryInterval: 6 * HOUR_MS,
  newSourceInterval: DAY_MS,
  maxConcurrentScrapes: 3,
  delayBetweenRequests: 1_000,
} as const;

/** Intervals that no field of the schedule sets; expansion's is its own panel's (spec: ENT-032). */
export const EXPANSION_INTERVAL_MS = 4 * HOUR_MS;
export const CLEANUP_INTERVAL_MS = HOUR_MS;

/** The always-on profile in minutes (spec: ALWAYS-03). */
export const ALWAYS_ON_MINUTES = { discovery: 10, scraping: 15, expansion: 45, optimization: 30 } as const;

export const PROCESSES = ['discovery', 'scraping', 'expansion', 'optimization'] as const;
export type Process = (typeof PROCESSES)[number];

/** Bounds of every interval, and of concurrency (docs/spec/decisions.md 79). A longer delay than a minute would stop reading. */
export const SCHEDULE_BOUNDS = {
  intervalMs: { least: MINUTE_MS, most: 7 * DAY_MS },
  concurrent: { least: 1, most: 10 },
  delayMs: { least: 0, most: MINUTE_MS },
} as const;

/** What one host and the whole engine may be asked in a day, whatever is due. */
export const REQUESTS_PER_HOST_A_DAY = 1_000;
export const READS_A_DAY = 100_000;

/** What `schedule/toggle` switches; `all` is the scheduler with everything below it. */
export const SCHEDULE_SYSTEMS = [
  'scheduler',
  'all',
  'continuousScraper',
  'autonomousDiscovery',
  'systematicExpansion',
  'eventRevalidation',
] as const;
export type ScheduleSystem = (typeof SCHEDULE_SYSTEMS)[number];

/** A city that has just joined is read before it is searched, so that the links of its pages are there to follow. */
export const FIRST_SEARCH_AFTER_MS = HOUR_MS;
