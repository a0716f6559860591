import { atomically, discoverySettings, write } from '@marquee/db';
import type { Caller } from '@marquee/kernel';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { isSafeMode } from './pace.ts';

/** Switches Safe Mode, effective from the next session. Setting it to what it is changes nothing. */
export async function setSafeMode(deps: ChangeDeps, caller: Caller, { enabled }: { enabled: boolean }) {
  const before = await isSafeMode(deps);
  if (before === enabled) return { safeMode: enabled };
  const changedBy = caller.actor.kind === 'user' ? caller.actor.email : 'engine';
  const row = { name: 'safe-mode', isOn: enabled, changedAt: deps.clock.now(), changedBy } as const;
  await atomically(deps.db, [
    write
      .insert(discoverySettings)
      .values(row)
      .onConflictDoUpdate({ target: discoverySettings.name, set: row })
      .getSQL(),
    auditEntry(deps, caller, {
      action: 'discovery.safe-mode',
      subject: 'discovery:safe-mode',
      before: { safeMode: before },
      after: { safeMode: enabled },
    }),
  ]);
  return { safeMode: enabled };
}
