import { type Control, EMERGENCY_SHUTDOWN } from '@marquee/contract';
import { sql } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';

export type Permission = { allowed: true } | { allowed: false; because: string };

/**
 * May this work be done now? Asked before every unit of work (docs/spec/decisions.md 83).
 * The emergency shutdown stops everything; then an override of the city, then of its state, then the switch decides.
 */
export async function isAllowed(
  deps: Pick<ReadDeps, 'db'>,
  control: Control | null,
  place: { citySlug: string; state: string } | null,
): Promise<Permission> {
  const switches = await deps.db.all<{ name: string; enabled: number }>(
    sql`SELECT name, enabled FROM controls WHERE name IN (${EMERGENCY_SHUTDOWN}, ${control ?? ''})`,
  );
  if (switches.some((row) => row.name === EMERGENCY_SHUTDOWN && row.enabled)) {
    return { allowed: false, because: 'The emergency shutdown is active.' };
  }
  if (!control) return { allowed: true };
  if (place) {
    const overrides = await deps.db.all<{ scope: string; enabled: number }>(
      sql`SELECT scope, enabled FROM overrides WHERE control = ${control} AND scope IN (${place.citySlug}, ${place.state})`,
    );
    const override =
      overrides.find((row) => row.scope === place.citySlug) ?? overrides.find((row) => row.scope === place.state);
    if (override) {
      return override.enabled
        ? { allowed: true }
        : { allowed: false, because: `${control} is switched off for ${override.scope}.` };
    }
  }
  return switches.some((row) => row.name === control && !row.enabled)
    ? { allowed: false, because: `${control} is switched off.` }
    : { allowed: true };
}

/** Whether any place may do this work: where the switch is off, those with an override that turns it on. */
export async function isAllowedAnywhere(deps: Pick<ReadDeps, 'db'>, control: Control): Promise<boolean> {
  const [row] = await deps.db.all<{ allowed: number }>(sql`SELECT
    NOT EXISTS (SELECT 1 FROM controls WHERE name = ${EMERGENCY_SHUTDOWN} AND enabled = 1)
    AND (NOT EXISTS (SELECT 1 FROM controls WHERE name = ${control} AND enabled = 0)
      OR EXISTS (SELECT 1 FROM overrides WHERE control = ${control} AND enabled = 1)) AS allowed`);
  return row?.allowed === 1;
}
