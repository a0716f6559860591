import type { EndpointId } from '@marquee/contract';
import type { ActionSpec } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';

/** What a change of the schedule touches. */
export const READ_AGAIN = [
  'getScheduleConfig',
  'getSchedulerStatus',
  'listSchedules',
  'getAlwaysOn',
  'getSystemControls',
  'getSystemControlsStatus',
  'listAuditLog',
] as const satisfies EndpointId[];

export const toggleSchedule: ActionSpec<'toggleSchedule'> = {
  call: 'toggleSchedule',
  success: (_, { body: { system, enabled } }) => ({
    title: t('schedule.switched'),
    description: t('schedule.switchedText', { name: t(`schedule.system.${system}`), isOn: enabled }),
  }),
  failure: { title: t('schedule.updateFailed'), fallback: t('schedule.updateFailedText') },
  reloads: READ_AGAIN,
};

export const startEngine: ActionSpec<'startAlwaysOn'> = {
  call: 'startAlwaysOn',
  success: { title: t('engine.started'), description: t('engine.startedText') },
  failure: { title: t('engine.startFailed'), fallback: t('engine.startFailedText') },
  reloads: READ_AGAIN,
};

export const stopEngine: ActionSpec<'stopAlwaysOn'> = {
  call: 'stopAlwaysOn',
  success: { title: t('engine.stopped'), description: t('engine.stoppedText') },
  failure: { title: t('engine.stopFailed'), fallback: t('engine.stopFailedText') },
  reloads: READ_AGAIN,
};
