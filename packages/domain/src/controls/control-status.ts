import { CONTROLS, type Control } from '@marquee/contract';
import { sql } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';
import { getControls } from './configuration.ts';

/** Which switches hold now, and how many cities and states have an override (spec: ENT-035). */
export async function controlStatus(deps: Pick<ReadDeps, 'db'>) {
  const [{ globalControls }, [counts]] = await Promise.all([
    getControls(deps),
    deps.db.all<{ states: number; scopes: number }>(sql`SELECT count(DISTINCT scope) AS scopes,
      count(DISTINCT CASE WHEN length(scope) = 2 THEN scope END) AS states FROM overrides`),
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
