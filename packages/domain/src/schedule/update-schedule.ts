import type { ScheduleConfig } from '@marquee/contract';
import type { Caller } from '@marquee/kernel';
import { versionAfter } from '../controls/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { changedMeanwhile, changeSettings } from './change-settings.ts';
import { scheduleConfig } from './schedule-config.ts';
import { readSettings } from './settings.ts';

interface Edit {
  version?: string | undefined;
  intervals: {
    continuousScraper: {
      minScrapingInterval: number;
      discoveryInterval: number;
      enabled?: boolean | undefined;
    };
    autonomousDiscovery: { newSourceInterval: number };
  };
  performance: { maxConcurrentScrapes: number; delayBetweenRequests: number };
}

/**
 * Sets intervals and performance, in force from the next tick (spec: SCHED-03 to SCHED-09). Throws Reject (409) if `version` is no longer the
 * current one, or somebody else was first: two people who edit at once must not undo each other.
 */
export async function updateSchedule(deps: ChangeDeps, caller: Caller, edit: Edit): Promise<ScheduleConfig> {
  const before = await readSettings(deps);
  if (edit.version !== undefined && edit.version !== versionAfter(before.changes)) throw changedMeanwhile();
  const { continuousScraper, autonomousDiscovery } = edit.intervals;
  await changeSettings(deps, caller, {
    action: 'schedule.update',
    subject: 'schedule:main',
    before,
    after: {
      continuousScraper: continuousScraper.enabled ?? before.continuousScraper,
      minScrapingMs: continuousScraper.minScrapingInterval,
      discoveryMs: continuousScraper.discoveryInterval,
      newSourceMs: autonomousDiscovery.newSourceInterval,
      maxConcurrent: edit.performance.maxConcurrentScrapes,
      delayMs: edit.performance.delayBetweenRequests,
    },
  });
  return scheduleConfig(deps);
}
