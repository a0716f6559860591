import type { EffectiveSchedule } from '@marquee/contract';
import { isAllowedAnywhere } from '../controls/index.ts';
import type { ReadDeps } from '../deps.ts';
import { effectiveOf } from './profile-rules.ts';
import { readSettings } from './settings.ts';

/** The schedule in force: intervals of the profile, limits, and which of its systems run. At most five rows read. */
export async function effectiveSchedule(deps: Pick<ReadDeps, 'db'>): Promise<EffectiveSchedule> {
  const [settings, discovery] = await Promise.all([readSettings(deps), isAllowedAnywhere(deps, 'autonomousDiscovery')]);
  return effectiveOf(settings, discovery);
}
