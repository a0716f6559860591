import type { EndpointId } from '@marquee/contract';
import type { ActionSpec } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';

/** What a started city or a changed setting touches. */
const READ_AGAIN = [
  'getExpansionStatus',
  'listNextCities',
  'listExpansionRuns',
  'getExpansionSettings',
  'getCityExpansion',
  'getSystemControls',
  'getSystemControlsStatus',
  'listSchedules',
  'listAuditLog',
] as const satisfies EndpointId[];

/** Spec: ERR-027, ERR-045. */
export const trigger = {
  call: 'triggerExpansion',
  success: ({ message }) => ({ title: t('expansion.triggered'), description: message }),
  failure: { title: t('expansion.triggerFailed'), fallback: t('expansion.triggerFailedText') },
  reloads: READ_AGAIN,
} as const satisfies ActionSpec<'triggerExpansion'>;

/** Spec: ERR-028, ERR-045. */
export const saveSettings = {
  call: 'setExpansionSettings',
  success: ({ message }) => ({ title: t('expansion.updated'), description: message }),
  failure: { title: t('expansion.updateFailed'), fallback: t('expansion.updateFailedText') },
  reloads: READ_AGAIN,
} as const satisfies ActionSpec<'setExpansionSettings'>;
