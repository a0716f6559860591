import type { Control, ScheduleConfig, ScheduleSystem } from '@marquee/contract';
import type { Caller } from '@marquee/kernel';
import { getControls, refuseWhileDown, toggleControl } from '../controls/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { changeSettings } from './change-settings.ts';
import { scheduleConfig } from './schedule-config.ts';
import { readSettings, type Settings } from './settings.ts';

/** A system is a setting of the schedule, controls of the pipeline, or both. */
const SYSTEMS: Record<ScheduleSystem, { settings: Array<'isRunning' | 'continuousScraper'>; controls: Control[] }> = {
  scheduler: { settings: ['isRunning'], controls: [] },
  continuousScraper: { settings: ['continuousScraper'], controls: [] },
  autonomousDiscovery: { settings: [], controls: ['autonomousDiscovery'] },
  systematicExpansion: { settings: [], controls: ['systematicExpansion'] },
  eventRevalidation: { settings: [], controls: ['eventRevalidation'] },
  all: {
    settings: ['isRunning', 'continuousScraper'],
    controls: ['autonomousDiscovery', 'systematicExpansion', 'eventRevalidation'],
  },
};

/**
 * Starts or stops the scheduler, one of its systems, or all (spec: CALL-073, docs/spec/decisions.md 78). Stopping the scheduler ends the fast profile
 * too. Throws Reject (409) if somebody else was first, and for controls while the emergency shutdown is active.
 */
export async function toggleSchedule(
  deps: ChangeDeps,
  caller: Caller,
  { system, enabled }: { system: ScheduleSystem; enabled: boolean },
): Promise<ScheduleConfig> {
  const { settings, controls } = SYSTEMS[system];
  if (controls.length > 0) refuseWhileDown(await getControls(deps));
  const after: Partial<Settings> = Object.fromEntries(settings.map((name) => [name, enabled]));
  if (after.isRunning === false) after.alwaysOn = false;
  const before = await readSettings(deps);
  await changeSettings(deps, caller, { action: 'schedule.switch', subject: `schedule:${system}`, before, after });
  for (const control of controls) await toggleControl(deps, caller, { control, enabled });
  return scheduleConfig(deps);
}
