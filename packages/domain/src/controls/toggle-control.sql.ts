import { type Control, EMERGENCY_SHUTDOWN } from '@marquee/contract';
import { controls, excluded, rowIf, type Statement, write } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { and, eq, ne, notExists } from 'drizzle-orm';

/** The guard of a control change: writes a row only if it changes something and no shutdown started in the meantime. */
export function switchUnlessDown(control: Control, enabled: boolean, now: Instant, changedBy: string): Statement {
  const row = { name: control, enabled, reason: null, changedAt: now, changedBy };
  const down = write
    .select({ name: controls.name })
    .from(controls)
    .where(and(eq(controls.name, EMERGENCY_SHUTDOWN), eq(controls.enabled, true)));
  return write
    .insert(controls)
    .select(rowIf(controls, row, notExists(down)))
    .onConflictDoUpdate({
      target: controls.name,
      set: { enabled, changedAt: now, changedBy },
      setWhere: ne(controls.enabled, excluded(controls.enabled)),
    });
}
