import type { Slices } from '@marquee/contract';
import {
  alwaysOnStatus,
  listSchedules,
  scheduleConfig,
  schedulerStatus,
  startAlwaysOn,
  stopAlwaysOn,
  toggleSchedule,
  updateSchedule,
} from '@marquee/domain/schedule';
import type { Verbs } from '../verbs.ts';

export const scheduleRoutes: Verbs<Slices['schedule']> = {
  getScheduleConfig: (deps) => scheduleConfig(deps),
  getSchedulerStatus: (deps) => schedulerStatus(deps),
  listSchedules: (deps) => listSchedules(deps),
  updateSchedule: (deps, { body }, caller) => updateSchedule(deps, caller, body),
  toggleSchedule: (deps, { body }, caller) => toggleSchedule(deps, caller, body),
  getAlwaysOn: (deps) => alwaysOnStatus(deps),
  startAlwaysOn: (deps, _input, caller) => startAlwaysOn(deps, caller),
  stopAlwaysOn: (deps, _input, caller) => stopAlwaysOn(deps, caller),
};
