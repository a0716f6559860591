import { committed } from '@marquee/db';
import { type Caller, Reject, say } from '@marquee/kernel';
import { actorName } from '../actor-name.ts';
import { auditEntry } from '../audit-log/index.ts';
import { getControls, refuseWhileDown, toggleControl, versionAfter } from '../controls/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { readSettings, storeSettings } from './settings.ts';
import { expansionSettingsOf } from './settings-of.ts';

interface Wanted {
  version?: string | undefined;
  enabled?: boolean | undefined;
  intervalMs?: number | undefined;
  maxDailyCities?: number | undefined;
}

/**
 * Changes the settings; the same values change nothing. `enabled` is the control `systematicExpansion`, the same switch as in System Controls.
 * Throws Reject (409) if somebody else was first, and for the switch during an emergency shutdown.
 */
export async function setExpansionSettings(deps: ChangeDeps, caller: Caller, wanted: Wanted) {
  if (wanted.enabled !== undefined) refuseWhileDown(await getControls(deps));
  const before = await readSettings(deps);
  if (wanted.version !== undefined && wanted.version !== versionAfter(before.changes)) throw changedMeanwhile();
  const { intervalMs = before.intervalMs, maxDailyCities = before.maxDailyCities } = wanted;
  if (intervalMs !== before.intervalMs || maxDailyCities !== before.maxDailyCities) {
    const entry = auditEntry(deps, caller, {
      action: 'expansion.settings',
      subject: 'expansion:settings',
      before: { intervalMs: before.intervalMs, maxDailyCities: before.maxDailyCities },
      after: { intervalMs, maxDailyCities },
    });
    const after = { intervalMs, maxDailyCities };
    const guard = storeSettings(before, after, deps.clock.now(), actorName(caller.actor));
    if (!(await committed(deps.db, [entry], [guard]))) throw changedMeanwhile();
  }
  if (wanted.enabled !== undefined)
    await toggleControl(deps, caller, { control: 'systematicExpansion', enabled: wanted.enabled });
  const settings = await expansionSettingsOf(deps);
  const message = settings.enabled
    ? say('expansion.runsEvery', { interval: settings.interval, n: settings.maxDailyCities })
    : say('expansion.paused');
  return { ...settings, message };
}

function changedMeanwhile(): Reject {
  return new Reject(409, 'changed', say('reply.someoneElseChangedSettingsMeantime'));
}
