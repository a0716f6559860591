import type { ActionSpec } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';
import { TOUCHED_BY_ALERTS } from './alert-types.ts';

/** Ends a silence early. */
export const endSilence: ActionSpec<'endAlertSilence'> = {
  call: 'endAlertSilence',
  success: { title: t('alerts.ended') },
  failure: { title: t('alerts.endFailed'), fallback: t('alerts.endFailedText') },
  reloads: TOUCHED_BY_ALERTS,
};
