import type { Control } from '@marquee/contract';
import { committed, overrides, write } from '@marquee/db';
import type { Caller } from '@marquee/kernel';
import { and, eq } from 'drizzle-orm';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { getControls, nextVersion } from './configuration.ts';
import { readOverride } from './list-overrides.ts';
import { refuseWhileDown } from './toggle-control.ts';

/** Removes an override; returns whether there was one. Throws Reject (409) during the emergency shutdown. */
export async function removeOverride(
  deps: ChangeDeps,
  caller: Caller,
  { scope, control }: { scope: string; control: Control },
): Promise<{ removed: boolean }> {
  refuseWhileDown(await getControls(deps));
  const before = await readOverride(deps, scope, control);
  if (!before) return { removed: false };
  const guard = write.delete(overrides).where(and(eq(overrides.scope, scope), eq(overrides.control, control)));
  const entry = auditEntry(deps, caller, {
    action: 'override.remove',
    subject: `override:${scope}/${control}`,
    before: { enabled: before.enabled },
    after: null,
  });
  if (!(await committed(deps.db, [nextVersion(deps.clock.now()), entry], [guard]))) return { removed: false };
  return { removed: true };
}
