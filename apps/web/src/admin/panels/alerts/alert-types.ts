import type { Answer, RowOf } from '../../kit/calls.ts';
import type { Tone } from '../../kit/tone.ts';
import { t } from '../../messages.ts';

export type Board = Answer<'getAlerts'>;
export type Rule = Board['rules'][number];
export type Firing = NonNullable<Rule['firing']>;
export type Silence = Board['silences'][number];
export type Delivery = RowOf<'listAlertDeliveries'>;
export type Past = RowOf<'listPastAlerts'>;

/** Reads that a change of alerts affects. */
export const TOUCHED_BY_ALERTS = [
  'getAlerts',
  'listFiringAlerts',
  'getDashboard',
  'listPastAlerts',
  'listAlertDeliveries',
  'listAuditLog',
] as const;

export const SEVERITY_TONES = { critical: 'bad', warning: 'warn' } as const;

/** What a rule is doing, in a word. */
export function stateOf(rule: Rule): { text: string; tone: Tone } {
  if (!rule.isOn) return { text: t('alerts.stateOff'), tone: 'neutral' };
  if (rule.firing && rule.silence) return { text: t('alerts.stateSilenced'), tone: 'neutral' };
  if (rule.firing) return { text: t('alerts.stateFiring'), tone: SEVERITY_TONES[rule.severity] };
  if (rule.figure === null) return { text: t('alerts.stateIdle'), tone: 'neutral' };
  return { text: t('alerts.stateOk'), tone: 'good' };
}
