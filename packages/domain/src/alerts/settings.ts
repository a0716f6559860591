import { ALERT_RULE_NAMES, ALERT_RULES, type AlertRule } from '@marquee/contract';
import { alertRules } from '@marquee/db';
import type { DbDeps } from '../deps.ts';

export type RuleSettings = Omit<typeof alertRules.$inferSelect, 'rule'>;

/** A rule before its first change: it is on, and tells by mail and, once there is one, by the webhook. */
export function unchanged(rule: AlertRule): RuleSettings {
  const { threshold, severity, againHours } = ALERT_RULES[rule];
  const told = { byMail: true, byWebhook: true, againHours };
  return { isOn: true, threshold, severity, ...told, changes: 0, changedAt: 0, changedBy: '' };
}

/** The settings of every rule: at most one row each. */
export async function readSettings(deps: DbDeps): Promise<Record<AlertRule, RuleSettings>> {
  const rows = await deps.db.select().from(alertRules);
  const stored = new Map(rows.map(({ rule, ...settings }) => [rule, settings]));
  return Object.fromEntries(ALERT_RULE_NAMES.map((rule) => [rule, stored.get(rule) ?? unchanged(rule)])) as Record<
    AlertRule,
    RuleSettings
  >;
}
