import type { Endpoints, ResponseOf } from '@marquee/contract';

const AT = '2026-11-01T12:00:00.000Z';

export const SCHEDULE: ResponseOf<Endpoints['getScheduleConfig']> = {
  version: '1.0.0',
  lastUpdated: null,
  updatedBy: null,
  intervals: {
    continuousScraper: { minScrapingInterval: 1_800_000, discoveryInterval: 21_600_000, enabled: true },
    autonomousDiscovery: { newSourceInterval: 86_400_000, enabled: true },
  },
  performance: { maxConcurrentScrapes: 3, delayBetweenRequests: 1_000 },
  scheduler: { isRunning: true },
  effective: {
    scrapingMs: 1_800_000,
    discoveryMs: 21_600_000,
    newSourceMs: 86_400_000,
    expansionMs: 14_400_000,
    cleanupMs: 3_600_000,
    maxConcurrent: 3,
    delayMs: 1_000,
    alwaysOn: false,
    isRunning: true,
    continuousScraper: true,
    autonomousDiscovery: true,
  },
};

type Schedules = ResponseOf<Endpoints['listSchedules']>;

const processOf = (process: Schedules['schedules'][number]['process'], intervalMs: number) => ({
  process,
  intervalMs,
  usualIntervalMs: intervalMs,
  running: true,
  because: null,
  lastRun: AT,
  nextDue: AT,
  dueNow: 0,
  open: 0,
  atWork: 0,
});

export const SCHEDULES: Schedules = {
  isRunning: true,
  alwaysOn: false,
  readsAtWork: 2,
  maxConcurrentScrapes: 3,
  readsToday: 480,
  readsADay: 100_000,
  schedules: [
    processOf('discovery', 21_600_000),
    { ...processOf('scraping', 1_800_000), dueNow: 7, open: 9, atWork: 2 },
    processOf('expansion', 14_400_000),
    processOf('optimization', 3_600_000),
  ],
};

export const ENGINE_OFF: ResponseOf<Endpoints['getAlwaysOn']> = {
  isActive: false,
  processes: { discovery: false, scraping: false, expansion: false, optimization: false },
  intervals: { discovery: 10, scraping: 15, expansion: 45, optimization: 30 },
};

export const ENGINE_ON: typeof ENGINE_OFF = {
  ...ENGINE_OFF,
  isActive: true,
  processes: { discovery: true, scraping: true, expansion: false, optimization: true },
};

type Performance = ResponseOf<Endpoints['getScraperPerformance']>;

export const rowOf = (
  domain: string,
  given: Partial<Performance['sources'][number]> = {},
): Performance['sources'][number] => ({
  sourceId: domain,
  domain,
  url: `https://${domain}/events`,
  city: 'Columbia',
  state: 'SC',
  totalAttempts: 20,
  successfulRuns: 20,
  avgEventsPerRun: 12.5,
  failureRate: 0,
  avgResponseTime: 0.42,
  status: 'healthy',
  ...given,
});

export const PERFORMANCE: Performance = {
  summary: { totalSources: 4, healthySources: 3, criticalSources: 1, healthPercentage: 75, avgEventsPerSource: 8.5 },
  sources: [rowOf('hall.example')],
};
