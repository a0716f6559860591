import type { EndpointId } from '@marquee/contract';
import type { ActionSpec } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';
import { controlTitle } from './control-names.ts';

const READ_AGAIN = ['getSystemControls', 'getSystemControlsStatus', 'listAuditLog'] as const satisfies EndpointId[];

export const toggleControl: ActionSpec<'toggleSystemControl'> = {
  call: 'toggleSystemControl',
  success: (_, { body }) => ({
    title: t('controls.updated'),
    description: t('controls.updatedText', { name: controlTitle(body.control), isOn: body.enabled }),
  }),
  failure: { title: t('controls.toggleFailed'), fallback: t('controls.toggleFailedText') },
  reloads: READ_AGAIN,
};

export const activateShutdown = {
  call: 'activateEmergencyShutdown',
  success: { title: t('controls.activated'), description: t('controls.activatedText') },
  failure: { title: t('controls.activateFailed'), fallback: t('controls.activateFailedText') },
  answers: 'getSystemControls',
  reloads: READ_AGAIN,
} as const satisfies ActionSpec<'activateEmergencyShutdown'>;

export const deactivateShutdown: ActionSpec<'deactivateEmergencyShutdown'> = {
  call: 'deactivateEmergencyShutdown',
  success: { title: t('controls.deactivated'), description: t('controls.deactivatedText') },
  failure: { title: t('controls.deactivateFailed'), fallback: t('controls.deactivateFailedText') },
  answers: 'getSystemControls',
  reloads: READ_AGAIN,
};

/** What is asked before the engine takes up work again. */
export const DEACTIVATION = {
  title: t('controls.deactivate'),
  description: t('controls.deactivateAsk'),
  confirmLabel: t('controls.deactivate'),
};
