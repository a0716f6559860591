import { EMERGENCY_SHUTDOWN, type SystemControls } from '@marquee/contract';
import { atomically, Conflict, type Statement } from '@marquee/db';
import type { Caller } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import { actorName } from '../actor-name.ts';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { getControls, nextVersion } from './configuration.ts';

/** Stops all work of the engine. Where it is active already, its first reason stays and nothing changes. */
export async function activateShutdown(
  deps: ChangeDeps,
  caller: Caller,
  { reason }: { reason: string },
): Promise<SystemControls> {
  const guard = sql`INSERT INTO controls (name, enabled, reason, changed_at, changed_by)
    VALUES (${EMERGENCY_SHUTDOWN}, 1, ${reason}, ${deps.clock.now()}, ${actorName(caller.actor)})
    ON CONFLICT (name) DO UPDATE SET enabled = 1, reason = excluded.reason, changed_at = excluded.changed_at,
      changed_by = excluded.changed_by WHERE controls.enabled = 0`;
  return change(deps, caller, guard, 'shutdown.activate', { active: true, reason });
}

/** Ends the shutdown: the switches are as they were before it. Where none is active, nothing changes. */
export async function deactivateShutdown(deps: ChangeDeps, caller: Caller): Promise<SystemControls> {
  const guard = sql`UPDATE controls SET enabled = 0, reason = NULL, changed_at = ${deps.clock.now()},
    changed_by = ${actorName(caller.actor)} WHERE name = ${EMERGENCY_SHUTDOWN} AND enabled = 1`;
  return change(deps, caller, guard, 'shutdown.deactivate', { active: false, reason: null });
}

async function change(
  deps: ChangeDeps,
  caller: Caller,
  guard: Statement,
  action: string,
  after: { active: boolean; reason: string | null },
): Promise<SystemControls> {
  const { active, reason } = (await getControls(deps)).globalControls[EMERGENCY_SHUTDOWN];
  const subject = `control:${EMERGENCY_SHUTDOWN}`;
  const entry = auditEntry(deps, caller, { action, subject, before: { active, reason }, after });
  try {
    await atomically(deps.db, [nextVersion(deps.clock.now()), entry], [guard]);
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
  }
  return getControls(deps);
}
