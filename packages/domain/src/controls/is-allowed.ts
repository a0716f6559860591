import { type Control, EMERGENCY_SHUTDOWN } from '@marquee/contract';
import { cities, controls, overrides } from '@marquee/db';
import { type Message, say } from '@marquee/kernel';
import { and, eq, inArray } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';
import { allowedAnywhere } from './is-allowed.sql.ts';

export type Permission = { allowed: true } | { allowed: false; because: Message };

/**
 * Whether this work may be done now. Checked before every unit of work (docs/spec/decisions.md 83).
 * The emergency shutdown stops everything; then the override of the city, of its state, and the global control decide, in this order.
 */
export async function isAllowed(
  deps: DbDeps,
  control: Control | null,
  place: { citySlug: string; state: string } | null,
): Promise<Permission> {
  const switches = await deps.db
    .select({ name: controls.name, enabled: controls.enabled })
    .from(controls)
    .where(inArray(controls.name, [EMERGENCY_SHUTDOWN, control ?? '']));
  if (switches.some((row) => row.name === EMERGENCY_SHUTDOWN && row.enabled)) {
    return { allowed: false, because: say('control.shutdown') };
  }
  if (!control) return { allowed: true };
  if (place) {
    const said = await deps.db
      .select({ scope: overrides.scope, enabled: overrides.enabled })
      .from(overrides)
      .where(and(eq(overrides.control, control), inArray(overrides.scope, [place.citySlug, place.state])));
    const override =
      said.find(({ scope }) => scope === place.citySlug) ?? said.find(({ scope }) => scope === place.state);
    if (override) {
      return override.enabled
        ? { allowed: true }
        : {
            allowed: false,
            because: say('control.offFor', { control: nameOf(control), place: await placeNamed(deps, override.scope) }),
          };
    }
  }
  return switches.some((row) => row.name === control && !row.enabled)
    ? { allowed: false, because: say('control.off', { control: nameOf(control) }) }
    : { allowed: true };
}

/** Whether this work is allowed anywhere: globally, or by an override that turns it on. */
export async function isAllowedAnywhere(deps: DbDeps, control: Control): Promise<boolean> {
  return allowedAnywhere(deps.db, control);
}

/** Why this work is allowed nowhere; null if it is allowed anywhere. */
export async function whyNowhere(deps: DbDeps, control: Control): Promise<Message | null> {
  if (await allowedAnywhere(deps.db, control)) return null;
  const everywhere = await isAllowed(deps, control, null);
  return everywhere.allowed ? null : everywhere.because;
}

/** A control as the console names it. */
const nameOf = (control: Control) => say(`control.name.${control}`);

/** The place of an override: `Columbia, SC` of a city's slug, or a state as it is. */
async function placeNamed({ db }: DbDeps, scope: string): Promise<string> {
  const [city] = await db.select({ name: cities.name, state: cities.state }).from(cities).where(eq(cities.slug, scope));
  return city ? `${city.name}, ${city.state}` : scope;
}
