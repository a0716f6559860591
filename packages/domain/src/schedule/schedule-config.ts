import type { ScheduleConfig } from '@marquee/contract';
import { isAllowedAnywhere, versionAfter } from '../controls/index.ts';
import type { DbDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';
import { effectiveOf } from './profile-rules.ts';
import { expansionInterval, readSettings } from './settings.ts';

/** Whether the scheduler runs, alone (spec: CALL-069). */
export async function schedulerStatus(deps: DbDeps): Promise<{ isRunning: boolean }> {
  const { isRunning } = await readSettings(deps);
  return { isRunning };
}

/** The schedule as it is set, and what is in force (spec: ENT-039). */
export async function scheduleConfig(deps: DbDeps): Promise<ScheduleConfig> {
  const [settings, discovery, expansionMs] = await Promise.all([
    readSettings(deps),
    isAllowedAnywhere(deps, 'autonomousDiscovery'),
    expansionInterval(deps),
  ]);
  const effective = effectiveOf(settings, discovery, expansionMs);
  return {
    version: versionAfter(settings.changes),
    lastUpdated: isoOf(settings.changes === 0 ? null : settings.changedAt),
    updatedBy: settings.changes === 0 ? null : settings.changedBy,
    intervals: {
      continuousScraper: {
        minScrapingInterval: settings.minScrapingMs,
        discoveryInterval: settings.discoveryMs,
        enabled: settings.continuousScraper,
      },
      autonomousDiscovery: {
        newSourceInterval: settings.newSourceMs,
        enabled: effective.isRunning && effective.autonomousDiscovery,
      },
    },
    performance: { maxConcurrentScrapes: settings.maxConcurrent, delayBetweenRequests: settings.delayMs },
    scheduler: { isRunning: settings.isRunning },
    effective,
  };
}
