import { CONTROLS, type Control } from '@marquee/contract';
import { either, lengthOf, overrides } from '@marquee/db';
import { countDistinct, eq } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';
import { getControls } from './configuration.ts';

/** Which controls are in force now, and how many cities and states have an override (spec: ENT-035). */
export async function controlStatus(deps: DbDeps) {
  const [{ globalControls }, [counts]] = await Promise.all([
    getControls(deps),
    deps.db
      .select({
        scopes: countDistinct(overrides.scope),
        states: countDistinct(either(eq(lengthOf(overrides.scope), 2), overrides.scope, null)),
      })
      .from(overrides),
  ]);
  const states = counts?.states ?? 0;
  return {
    globalToggles: Object.fromEntries(CONTROLS.map((name) => [name, globalControls[name].enabled])) as Record<
      Control,
      boolean
    >,
    activeOverrides: { cities: (counts?.scopes ?? 0) - states, states },
  };
}
