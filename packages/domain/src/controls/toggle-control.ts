import { type Control, EMERGENCY_SHUTDOWN, type ToldSystemControls } from '@marquee/contract';
import { atomically, Conflict } from '@marquee/db';
import { type Caller, Reject, say } from '@marquee/kernel';
import { actorName } from '../actor-name.ts';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { getControls, nextVersion } from './configuration.ts';
import { switchUnlessDown } from './toggle-control.sql.ts';

/**
 * Changes one control. Repeated or parallel calls change it once and write one audit row.
 * Throws Reject (409) while the emergency shutdown is active.
 */
export async function toggleControl(
  deps: ChangeDeps,
  caller: Caller,
  { control, enabled }: { control: Control; enabled: boolean },
): Promise<ToldSystemControls> {
  const before = await getControls(deps);
  refuseWhileDown(before);
  const was = before.globalControls[control].enabled;
  if (was === enabled) return before;
  const now = deps.clock.now();
  const guard = switchUnlessDown(control, enabled, now, actorName(caller.actor));
  const entry = auditEntry(deps, caller, {
    action: 'control.switch',
    subject: `control:${control}`,
    before: { enabled: was },
    after: { enabled },
  });
  try {
    await atomically(deps.db, [nextVersion(now), entry], [guard]);
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    const current = await getControls(deps);
    refuseWhileDown(current);
    if (current.globalControls[control].enabled !== enabled) throw error;
    return current;
  }
  return getControls(deps);
}

/** Throws Reject (409) while the emergency shutdown is active: controls are locked (spec: CTRL-04). */
export function refuseWhileDown({ globalControls }: ToldSystemControls): void {
  if (globalControls[EMERGENCY_SHUTDOWN].active) {
    throw new Reject(409, 'shutdown', say('reply.emergencyShutdownActiveEndBefore'));
  }
}
