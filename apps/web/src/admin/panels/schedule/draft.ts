import type { Answer } from '../../kit/calls.ts';
import { enteredNumber, NUMBER_RANGES, type NumberRange, numberFault } from '../../kit/number-entry.ts';

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
const { scheduleMinutes, concurrentReads, delayMs } = NUMBER_RANGES;
/** What each field takes (docs/spec/decisions.md 79). */
export const RANGES = {
  minScraping: scheduleMinutes,
  discovery: scheduleMinutes,
  newSource: scheduleMinutes,
  concurrent: concurrentReads,
  delay: delayMs,
} as const satisfies Record<keyof Draft, NumberRange>;

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
  const faults: Faults = {};
  for (const [name, range] of Object.entries(RANGES) as Array<[keyof Draft, NumberRange]>) {
    const fault = numberFault(draft[name], range);
    if (fault) faults[name] = fault;
  }
  return faults;
}

/** Minutes become milliseconds (docs/spec/decisions.md 77). The draft has no faults. */
export function bodyOf(draft: Draft, version: string) {
  const entered = (name: keyof Draft) => enteredNumber(draft[name], RANGES[name]) ?? 0;
  const ms = (name: keyof Draft) => entered(name) * MINUTE_MS;
  return {
    version,
    intervals: {
      continuousScraper: { minScrapingInterval: ms('minScraping'), discoveryInterval: ms('discovery') },
      autonomousDiscovery: { newSourceInterval: ms('newSource') },
    },
    performance: { maxConcurrentScrapes: entered('concurrent'), delayBetweenRequests: entered('delay') },
  };
}
