import { type Control, EMERGENCY_SHUTDOWN } from '@marquee/contract';
import { controls, type Database, figures, flag, overrides, readFirst, rowsOf, truthOf, write } from '@marquee/db';
import { and, eq, exists, notExists, or } from 'drizzle-orm';

const ANYWHERE = rowsOf('controls.allowed-anywhere', { allowed: flag });

const switched = (name: string, enabled: boolean) =>
  write
    .select({ name: controls.name })
    .from(controls)
    .where(and(eq(controls.name, name), eq(controls.enabled, enabled)));

/** True if no shutdown is active and the control is on, or an override turns it on somewhere. Three lookups in one read. */
export async function allowedAnywhere(db: Database, control: Control): Promise<boolean> {
  const overridden = write
    .select({ scope: overrides.scope })
    .from(overrides)
    .where(and(eq(overrides.control, control), eq(overrides.enabled, true)));
  const isOn = or(notExists(switched(control, false)), exists(overridden));
  const allowed = truthOf(and(notExists(switched(EMERGENCY_SHUTDOWN, true)), isOn));
  const row = await readFirst(db, figures({ allowed }), ANYWHERE);
  return row?.allowed === true;
}
