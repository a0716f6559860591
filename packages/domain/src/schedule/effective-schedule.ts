import type { EffectiveSchedule } from '@marquee/contract';
import { isAllowedAnywhere } from '../controls/index.ts';
import type { DbDeps } from '../deps.ts';
import { effectiveOf } from './profile-rules.ts';
import { expansionInterval, readSettings } from './settings.ts';

/** The schedule in force: intervals of the profile, limits, and which of its systems run. At most six rows read. */
export async function effectiveSchedule(deps: DbDeps): Promise<EffectiveSchedule> {
  const [settings, discovery, expansionMs] = await Promise.all([
    readSettings(deps),
    isAllowedAnywhere(deps, 'autonomousDiscovery'),
    expansionInterval(deps),
  ]);
  return effectiveOf(settings, discovery, expansionMs);
}
