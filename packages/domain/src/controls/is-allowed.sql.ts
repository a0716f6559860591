import { type Control, EMERGENCY_SHUTDOWN } from '@marquee/contract';
import { type Database, flag, readFirst, rowsOf } from '@marquee/db';
import { sql } from 'drizzle-orm';

const ANYWHERE = rowsOf('controls.allowed-anywhere', { allowed: flag });

/** True if no shutdown is active and the control is on, or an override turns it on somewhere. Three lookups in one read. */
export async function allowedAnywhere(db: Database, control: Control): Promise<boolean> {
  const row = await readFirst(
    db,
    sql`SELECT NOT EXISTS (SELECT 1 FROM controls WHERE name = ${EMERGENCY_SHUTDOWN} AND enabled = 1)
      AND (NOT EXISTS (SELECT 1 FROM controls WHERE name = ${control} AND enabled = 0)
        OR EXISTS (SELECT 1 FROM overrides WHERE control = ${control} AND enabled = 1)) AS allowed`,
    ANYWHERE,
  );
  return row?.allowed === true;
}
