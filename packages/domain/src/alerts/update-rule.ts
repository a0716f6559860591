import { ALERT_RULES, type AlertRule, type AlertSeverity, type AuditAction } from '@marquee/contract';
import { alertRules, committed, write } from '@marquee/db';
import { type Caller, Reject, say } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import { actorName } from '../actor-name.ts';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { type RuleSettings, readSettings, unchanged } from './settings.ts';
import { figureText } from './words.ts';

interface Edit {
  version: number;
  isOn: boolean;
  threshold: number;
  severity: AlertSeverity;
  byMail: boolean;
  byWebhook: boolean;
  againHours: number;
}

const FIELDS = ['isOn', 'threshold', 'severity', 'byMail', 'byWebhook', 'againHours'] as const;

/**
 * Sets a rule, in force from the next look. Throws Reject: 400 outside its bounds, 409 if `version` is no longer the current one, so that
 * two people who edit at once do not undo each other.
 */
export async function updateAlertRule(deps: ChangeDeps, caller: Caller, rule: AlertRule, edit: Edit) {
  const { unit, least, most } = ALERT_RULES[rule];
  const { threshold } = edit;
  if (threshold < least || threshold > most) {
    const bounds = { least: figureText(unit, least), most: figureText(unit, most) };
    throw new Reject(400, 'out-of-bounds', say('reply.thresholdMustBetween', bounds), 'threshold');
  }
  if (unit === 'count' && !Number.isInteger(threshold))
    throw new Reject(400, 'out-of-bounds', say('reply.thresholdMustWholeNumber'), 'threshold');
  return change(deps, caller, rule, edit.version, 'alert.set', edit);
}

/** Sets a rule as it was made. Throws Reject (409) like a change. */
export async function resetAlertRule(deps: ChangeDeps, caller: Caller, rule: AlertRule, version: number) {
  return change(deps, caller, rule, version, 'alert.reset', unchanged(rule));
}

async function change(
  deps: ChangeDeps,
  caller: Caller,
  rule: AlertRule,
  version: number,
  action: AuditAction,
  next: Omit<Edit, 'version'>,
): Promise<{ rule: AlertRule; version: number }> {
  const before = (await readSettings(deps))[rule];
  if (before.changes !== version) throw changedMeanwhile(rule, before);
  const changed = FIELDS.filter((field) => before[field] !== next[field]);
  if (changed.length === 0) return { rule, version };
  const pick = (from: Omit<Edit, 'version'>) => Object.fromEntries(changed.map((field) => [field, from[field]]));
  const { isOn, threshold, severity, byMail, byWebhook, againHours } = next;
  const made = { changes: version + 1, changedAt: deps.clock.now(), changedBy: actorName(caller.actor) };
  const row: RuleSettings = { isOn, threshold, severity, byMail, byWebhook, againHours, ...made };
  const guard = write
    .insert(alertRules)
    .values({ rule, ...row })
    .onConflictDoUpdate({ target: alertRules.rule, set: row, setWhere: eq(alertRules.changes, version) });
  const entry = auditEntry(deps, caller, {
    action,
    subject: `alert:${rule}`,
    before: pick(before),
    after: pick(next),
  });
  if (!(await committed(deps.db, [entry], [guard]))) throw changedMeanwhile(rule, (await readSettings(deps))[rule]);
  return { rule, version: version + 1 };
}

function changedMeanwhile(rule: AlertRule, { changedBy }: RuleSettings): Reject {
  const detail = say('reply.changedWhileYouEditedLook', {
    who: changedBy || say('somebody'),
    title: say(`alert.title.${rule}`),
  });
  return new Reject(409, 'changed', detail);
}
