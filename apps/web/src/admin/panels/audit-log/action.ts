import type { AuditAction, AuditRecord } from '@marquee/contract';
import { AUDIT_TOPICS, t } from '../../messages.ts';

const TOPICS = Object.entries(AUDIT_TOPICS);
const LABELS = new Map<string, string>(TOPICS.flatMap(([, { actions }]) => Object.entries(actions)));

export const topicOptions = TOPICS.map(([value, { label }]) => ({ value, label }));

/** Every action under its topic. */
export const actionOptions = TOPICS.flatMap(([, { label: group, actions }]) =>
  Object.entries(actions).map(([value, label]) => ({ value, label, group })),
);

const CONTROL_SWITCH: AuditAction = 'control.switch';

/** What was done, in words; an action that only an older build knew is shown as it is. */
export function actionWords({ action, after }: Pick<AuditRecord, 'action' | 'after'>): string {
  if (action === CONTROL_SWITCH && typeof after === 'object' && after !== null && 'enabled' in after)
    return after.enabled === true ? t('audit.turnedOn') : t('audit.turnedOff');
  return LABELS.get(action) ?? action;
}
