import type { AuditAction, AuditSubjectKey } from '@marquee/contract';
import { committed } from '@marquee/db';
import { type Caller, Reject, say } from '@marquee/kernel';
import { actorName } from '../actor-name.ts';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { type Settings, storeSettings } from './settings.ts';

interface Change {
  action: AuditAction;
  subject: AuditSubjectKey;
  before: Settings;
  after: Partial<Settings>;
}

/**
 * Stores a change of the schedule with its audit row; a change to the same values stores nothing. Throws Reject (409) if somebody else was first.
 */
export async function changeSettings(
  deps: ChangeDeps,
  caller: Caller,
  { action, subject, before, after }: Change,
): Promise<void> {
  const fields = Object.keys(after) as Array<keyof Settings>;
  const changed = fields.filter((field) => after[field] !== before[field]);
  if (changed.length === 0) return;
  const pick = (from: Partial<Settings>) => Object.fromEntries(changed.map((field) => [field, from[field]]));
  const now = deps.clock.now();
  const guard = storeSettings(before, after, now, actorName(caller.actor));
  const entry = auditEntry(deps, caller, { action, subject, before: pick(before), after: pick(after) });
  if (!(await committed(deps.db, [entry], [guard]))) throw changedMeanwhile();
}

export function changedMeanwhile(): Reject {
  return new Reject(409, 'changed', say('reply.someoneElseChangedScheduleMeantime'));
}
