import type { Answer } from '../../kit/calls.ts';
import { t } from '../../messages.ts';

type Config = Answer<'getScheduleConfig'>;

/** The fields as they are typed: intervals in minutes (spec: SCHED-04, SCHED-08). */
export interface Draft {
  minScraping: string;
  discovery: string;
  newSource: string;
  concurrent: string;
  delay: string;
}

const MINUTE_MS = 60_000;
/** The bounds of the contract (docs/spec/decisions.md 79), which the browser imports as types only. */
const MINUTES = { least: 1, most: 10_080 };
const CONCURRENT = { least: 1, most: 10 };
const DELAY_MS = { least: 0, most: 60_000 };

export function draftOf({ intervals, performance }: Config): Draft {
  const minutes = (ms: number) => String(Math.round(ms / MINUTE_MS));
  return {
    minScraping: minutes(intervals.continuousScraper.minScrapingInterval),
    discovery: minutes(intervals.continuousScraper.discoveryInterval),
    newSource: minutes(intervals.autonomousDiscovery.newSourceInterval),
    concurrent: String(performance.maxConcurrentScrapes),
    delay: String(performance.delayBetweenRequests),
  };
}

export type Faults = Partial<Record<keyof Draft, string>>;

export function faultsOf(draft: Draft): Faults {
  const isWithin = (typed: string, { least, most }: { least: number; most: number }) =>
    /^\d{1,6}$/.test(typed.trim()) && Number(typed) >= least && Number(typed) <= most;
  const faults: Faults = {};
  for (const name of ['minScraping', 'discovery', 'newSource'] as const)
    if (!isWithin(draft[name], MINUTES)) faults[name] = t('schedule.intervalWrong');
  if (!isWithin(draft.concurrent, CONCURRENT)) faults.concurrent = t('schedule.concurrentWrong');
  if (!isWithin(draft.delay, DELAY_MS)) faults.delay = t('schedule.delayWrong');
  return faults;
}

/** Minutes become milliseconds (docs/spec/decisions.md 77). */
export function bodyOf(draft: Draft, version: string) {
  const ms = (minutes: string) => Number(minutes) * MINUTE_MS;
  return {
    version,
    intervals: {
      continuousScraper: { minScrapingInterval: ms(draft.minScraping), discoveryInterval: ms(draft.discovery) },
      autonomousDiscovery: { newSourceInterval: ms(draft.newSource) },
    },
    performance: { maxConcurrentScrapes: Number(draft.concurrent), delayBetweenRequests: Number(draft.delay) },
  };
}
