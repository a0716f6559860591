import type { Control, ControlOverride } from '@marquee/contract';
import { cities, isAfter, overrides } from '@marquee/db';
import { and, asc, eq } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';
import { decodePlace, encodePlace, isoOf, pageFrom } from '../list-page.ts';

const overrideOf = (row: OverrideRow): ControlOverride => ({
  scope: row.scope,
  kind: isState(row.scope) ? 'state' : 'city',
  city: row.city,
  state: row.state ?? row.scope,
  control: row.control,
  enabled: row.enabled,
  changedAt: isoOf(row.changedAt),
  changedBy: row.changedBy,
});

/** A scope is a state code (`SC`) or a city's slug (`columbia-sc`). */
function isState(scope: string): boolean {
  return scope.length === 2;
}

type OverrideRow = Awaited<ReturnType<typeof overridesOf>>[number];

/** Overrides with their cities; overrides of states have none. */
function overridesOf(deps: DbDeps) {
  const { scope, control, enabled, changedAt, changedBy } = overrides;
  return deps.db
    .select({ scope, control, enabled, changedAt, changedBy, city: cities.name, state: cities.state })
    .from(overrides)
    .leftJoin(cities, eq(cities.slug, scope))
    .$dynamic();
}

const LIST = 'overrides';

/** The overrides by scope and control, one page at a time. */
export async function listOverrides(deps: DbDeps, { limit, cursor }: { limit: number; cursor?: string | undefined }) {
  const [scope, control] = decodePlace(LIST, cursor, ['', '']) ?? ['', ''];
  const rows = await overridesOf(deps)
    .where(isAfter([overrides.scope, overrides.control], [scope, control]))
    .orderBy(asc(overrides.scope), asc(overrides.control))
    .limit(limit + 1);
  return pageFrom(rows, limit, overrideOf, (row) => encodePlace(LIST, [row.scope, row.control]));
}

export async function readOverride(deps: DbDeps, scope: string, control: Control): Promise<ControlOverride | null> {
  const [row] = await overridesOf(deps).where(and(eq(overrides.scope, scope), eq(overrides.control, control)));
  return row ? overrideOf(row) : null;
}
