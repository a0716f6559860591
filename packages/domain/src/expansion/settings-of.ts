import type { ToldExpansionSettings } from '@marquee/contract';
import { readTogether } from '@marquee/db';
import { isAllowed, versionAfter } from '../controls/index.ts';
import type { NowDeps } from '../deps.ts';
import { startOfToday } from '../jobs/index.ts';
import { isoOf } from '../list-page.ts';
import { startedSince } from './runs.sql.ts';
import { inWords, readSettings } from './settings.ts';

/** The settings with what they allow today (spec: ENT-032, EXPAND-01). */
export async function expansionSettingsOf(deps: NowDeps): Promise<ToldExpansionSettings> {
  const [settings, permission, [[today]]] = await Promise.all([
    readSettings(deps),
    isAllowed(deps, 'systematicExpansion', null),
    readTogether(deps.db, [startedSince(startOfToday(deps.clock.now()))] as const),
  ]);
  const { intervalMs, maxDailyCities, changes, changedAt, changedBy } = settings;
  return {
    version: versionAfter(changes),
    enabled: permission.allowed,
    interval: inWords(intervalMs),
    intervalMs,
    maxDailyCities,
    startedToday: today?.n ?? 0,
    because: permission.allowed ? null : permission.because,
    updatedBy: changes === 0 ? null : changedBy,
    lastUpdated: isoOf(changes === 0 ? null : changedAt),
  };
}
