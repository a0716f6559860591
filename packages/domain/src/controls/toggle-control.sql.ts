import { type Control, EMERGENCY_SHUTDOWN } from '@marquee/contract';
import type { Statement } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

/** The guard of a control change: writes a row only if it changes something and no shutdown started in the meantime. */
export function switchUnlessDown(control: Control, enabled: boolean, now: Instant, changedBy: string): Statement {
  return sql`INSERT INTO controls (name, enabled, changed_at, changed_by)
    SELECT ${control}, ${Number(enabled)}, ${now}, ${changedBy}
    WHERE NOT EXISTS (SELECT 1 FROM controls WHERE name = ${EMERGENCY_SHUTDOWN} AND enabled = 1)
    ON CONFLICT (name) DO UPDATE SET enabled = excluded.enabled, changed_at = excluded.changed_at,
      changed_by = excluded.changed_by WHERE controls.enabled <> excluded.enabled`;
}
