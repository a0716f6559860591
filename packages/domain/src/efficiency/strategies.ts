import { type EfficiencyConfig, SAFE_STRATEGIES, STRATEGIES, type Strategy } from '@marquee/contract';
import { auditLog, strategySwitches } from '@marquee/db';
import { desc, eq } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';

export const EFFICIENCY = 'token-efficiency';

export interface Switches {
  isOn: boolean;
  strategies: Record<Strategy, boolean>;
}

/** The stored switches, else the safe defaults. Reads ten rows. */
export async function readSwitches(deps: DbDeps): Promise<Switches> {
  const rows = await deps.db.select().from(strategySwitches);
  const said = new Map(rows.map(({ name, enabled }) => [name, enabled]));
  return {
    isOn: said.get('master') ?? true,
    strategies: eachStrategy((name) => said.get(name) ?? SAFE_STRATEGIES[name]),
  };
}

/** Which strategies act now: none while the master switch is off. */
export async function strategies(deps: DbDeps): Promise<Record<Strategy, boolean>> {
  const { isOn, strategies: set } = await readSwitches(deps);
  return eachStrategy((name) => isOn && set[name]);
}

/** The configuration with its last change (spec: CALL-075). */
export async function efficiencyConfig(deps: DbDeps): Promise<EfficiencyConfig> {
  const [{ isOn, strategies: set }, [change]] = await Promise.all([
    readSwitches(deps),
    deps.db
      .select({ at: auditLog.at, actorEmail: auditLog.actorEmail })
      .from(auditLog)
      .where(eq(auditLog.subject, `efficiency:${EFFICIENCY}`))
      .orderBy(desc(auditLog.id))
      .limit(1),
  ]);
  return {
    enabled: isOn,
    strategies: eachStrategy((name) => ({ enabled: set[name] })),
    lastUpdated: isoOf(change?.at ?? null),
    updatedBy: change?.actorEmail ?? null,
  };
}

export function eachStrategy<V>(valueOf: (name: Strategy) => V): Record<Strategy, V> {
  return Object.fromEntries(STRATEGIES.map((name) => [name, valueOf(name)])) as Record<Strategy, V>;
}
