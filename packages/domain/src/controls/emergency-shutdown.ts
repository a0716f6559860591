import { type AuditAction, EMERGENCY_SHUTDOWN, type ToldSystemControls } from '@marquee/contract';
import { committed, controls, type Statement, write } from '@marquee/db';
import type { Caller } from '@marquee/kernel';
import { and, eq } from 'drizzle-orm';
import { actorName } from '../actor-name.ts';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { getControls, nextVersion } from './configuration.ts';

/** Stops all work of the engine. If it is already active, nothing changes and the first reason stays. */
export async function activateShutdown(
  deps: ChangeDeps,
  caller: Caller,
  { reason }: { reason: string },
): Promise<ToldSystemControls> {
  const row = { enabled: true, reason, changedAt: deps.clock.now(), changedBy: actorName(caller.actor) };
  const guard = write
    .insert(controls)
    .values({ name: EMERGENCY_SHUTDOWN, ...row })
    .onConflictDoUpdate({ target: controls.name, set: row, setWhere: eq(controls.enabled, false) });
  return change(deps, caller, guard, 'shutdown.activate', { active: true, reason });
}

/** Ends the shutdown and restores the controls. If none is active, nothing changes. */
export async function deactivateShutdown(deps: ChangeDeps, caller: Caller): Promise<ToldSystemControls> {
  const guard = write
    .update(controls)
    .set({ enabled: false, reason: null, changedAt: deps.clock.now(), changedBy: actorName(caller.actor) })
    .where(and(eq(controls.name, EMERGENCY_SHUTDOWN), eq(controls.enabled, true)));
  return change(deps, caller, guard, 'shutdown.deactivate', { active: false, reason: null });
}

async function change(
  deps: ChangeDeps,
  caller: Caller,
  guard: Statement,
  action: AuditAction,
  after: { active: boolean; reason: string | null },
): Promise<ToldSystemControls> {
  const { active, reason } = (await getControls(deps)).globalControls[EMERGENCY_SHUTDOWN];
  const subject = `control:${EMERGENCY_SHUTDOWN}` as const;
  const entry = auditEntry(deps, caller, { action, subject, before: { active, reason }, after });
  await committed(deps.db, [nextVersion(deps.clock.now()), entry], [guard]);
  return getControls(deps);
}
