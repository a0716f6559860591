import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { sentence } from '../sentence.ts';
import { PROCESSES, SCHEDULE_BOUNDS, SCHEDULE_SYSTEMS } from './defaults.ts';

const { intervalMs, concurrent, delayMs } = SCHEDULE_BOUNDS;

/** Sent in milliseconds; the sentences speak of what a person typed, so they are rules of our own. */
const interval = z
  .number()
  .int()
  .refine((ms) => ms >= intervalMs.least, 'must be at least 1 minute (60,000 ms)')
  .refine((ms) => ms <= intervalMs.most, 'must be at most 7 days (10,080 minutes)');

/** Effective figures: what is set, or the always-on profile where that is faster. */
const effective = z.object({
  scrapingMs: z.number().int(),
  discoveryMs: z.number().int(),
  newSourceMs: z.number().int(),
  expansionMs: z.number().int(),
  cleanupMs: z.number().int(),
  maxConcurrent: z.number().int(),
  delayMs: z.number().int(),
  alwaysOn: z.boolean(),
  isRunning: z.boolean(),
  continuousScraper: z.boolean(),
  autonomousDiscovery: z.boolean(),
});
export type EffectiveSchedule = z.output<typeof effective>;

/** Spec: ENT-039; every interval in milliseconds (docs/spec/decisions.md 77). */
const scheduleConfig = z.object({
  version: z.string(),
  lastUpdated: z.string().nullable(),
  updatedBy: z.string().nullable(),
  intervals: z.object({
    continuousScraper: z.object({
      minScrapingInterval: z.number().int(),
      discoveryInterval: z.number().int(),
      enabled: z.boolean(),
    }),
    autonomousDiscovery: z.object({ newSourceInterval: z.number().int(), enabled: z.boolean() }),
  }),
  performance: z.object({ maxConcurrentScrapes: z.number().int(), delayBetweenRequests: z.number().int() }),
  scheduler: z.object({ isRunning: z.boolean() }),
  effective,
});
export type ScheduleConfig = z.output<typeof scheduleConfig>;

/** One process, what it has to do, and why it rests. */
const processSchedule = z.object({
  process: z.enum(PROCESSES),
  /** Effective, in milliseconds. For scraping: the least time between two reads of one source. */
  intervalMs: z.number().int(),
  /** What it is without the always-on profile. */
  usualIntervalMs: z.number().int(),
  running: z.boolean(),
  /** A sentence; null while it runs. */
  because: sentence.nullable(),
  lastRun: z.string().nullable(),
  /** When its next work is due; null if nothing is planned. */
  nextDue: z.string().nullable(),
  /** What is due now, counted up to 1,000. */
  dueNow: z.number().int(),
  /** Its open jobs, and those at work, counted up to 1,000. */
  open: z.number().int(),
  atWork: z.number().int(),
});
/** Before it is written. */
export type ToldProcessSchedule = z.input<typeof processSchedule>;

const alwaysOn = z.object({
  isActive: z.boolean(),
  processes: z.record(z.enum(PROCESSES), z.boolean()),
  /** Minutes. */
  intervals: z.record(z.enum(PROCESSES), z.number()),
});
export type AlwaysOn = z.output<typeof alwaysOn>;

export const scheduleEndpoints = defineEndpoints({
  getScheduleConfig: {
    method: 'GET',
    path: '/api/admin/schedule/config',
    access: 'admin',
    summary: 'The schedule as it is set, and what is in force.',
    response: scheduleConfig,
  },

  getSchedulerStatus: {
    method: 'GET',
    path: '/api/admin/scheduler/status',
    access: 'admin',
    summary: 'Whether the scheduler runs.',
    response: z.object({ isRunning: z.boolean() }),
  },

  listSchedules: {
    method: 'GET',
    path: '/api/admin/scheduler/all-schedules',
    access: 'admin',
    summary: 'Each process of the engine: its interval, its last run, its next work and what it does now.',
    response: z.object({
      isRunning: z.boolean(),
      alwaysOn: z.boolean(),
      /** Reads at work of those allowed at once. */
      readsAtWork: z.number().int(),
      maxConcurrentScrapes: z.number().int(),
      /** Reads that ended in the last 24 hours, and the most that may. */
      readsToday: z.number().int(),
      readsADay: z.number().int(),
      schedules: z.array(processSchedule),
    }),
  },

  updateSchedule: {
    method: 'POST',
    path: '/api/admin/schedule/update',
    access: 'admin',
    summary:
      'Sets intervals and performance; refused outside their bounds, or if somebody else changed them meanwhile.',
    body: z.object({
      /** What was being edited. Without it, the last change wins. */
      version: z.string().max(40).optional(),
      intervals: z.object({
        continuousScraper: z.object({
          minScrapingInterval: interval,
          discoveryInterval: interval,
          enabled: z.boolean().optional(),
        }),
        autonomousDiscovery: z.object({ newSourceInterval: interval, enabled: z.boolean().optional() }),
      }),
      performance: z.object({
        maxConcurrentScrapes: z
          .number()
          .int('must be a whole number')
          .min(concurrent.least, 'must be at least 1')
          .max(concurrent.most, 'must be at most 10'),
        delayBetweenRequests: z
          .number()
          .int()
          .refine((ms) => ms >= delayMs.least, 'must not be negative')
          .refine((ms) => ms <= delayMs.most, 'must be at most 60,000 ms (one minute)'),
      }),
    }),
    response: scheduleConfig,
  },

  toggleSchedule: {
    method: 'POST',
    path: '/api/admin/schedule/toggle',
    access: 'admin',
    summary: 'Starts or stops the scheduler, one of its systems, or all.',
    body: z.object({
      system: z.enum(SCHEDULE_SYSTEMS, { error: `must be one of ${SCHEDULE_SYSTEMS.join(', ')}` }),
      enabled: z.boolean(),
    }),
    response: scheduleConfig,
  },

  getAlwaysOn: {
    method: 'GET',
    path: '/api/admin/always-on/status',
    access: 'admin',
    summary: 'Whether the always-on engine is active, and its four processes.',
    response: alwaysOn,
  },

  startAlwaysOn: {
    method: 'POST',
    path: '/api/admin/always-on/start',
    access: 'admin',
    summary: 'Starts the engine: the scheduler runs in its fast profile.',
    response: alwaysOn,
  },

  stopAlwaysOn: {
    method: 'POST',
    path: '/api/admin/always-on/stop',
    access: 'admin',
    summary: 'Stops the engine: the scheduler goes back to the intervals that are set.',
    response: alwaysOn,
  },
});
