import { BUDGET_CATEGORIES, CONTROLS, EMERGENCY_SHUTDOWN, STRATEGIES } from '@marquee/contract';
import {
  cities,
  controls,
  countOf,
  type Database,
  figures,
  lengthOf,
  number,
  overrides,
  plus,
  readFirst,
  rowsOf,
  strategySwitches,
  tokenLimits,
  valuesIn,
  write,
} from '@marquee/db';
import { and, type Column, gt, notInArray, or, type SQL } from 'drizzle-orm';

const COUNTS = rowsOf('operations.stored-settings', {
  examined: number,
  controls: number,
  overrides: number,
  tokenLimits: number,
  strategies: number,
});

const unknown = (column: Column, known: readonly string[]) => notInArray(column, valuesIn(known));

const rows = {
  controls: (of?: SQL) => countOf(write.select({ name: controls.name }).from(controls).where(of)),
  overrides: (of?: SQL) => countOf(write.select({ scope: overrides.scope }).from(overrides).where(of)),
  tokenLimits: (of?: SQL) => countOf(write.select({ name: tokenLimits.name }).from(tokenLimits).where(of)),
  strategies: (of?: SQL) => countOf(write.select({ name: strategySwitches.name }).from(strategySwitches).where(of)),
};

/** How many settings are stored, and how many of each kind nothing knows. */
export async function storedSettings(db: Database) {
  const slugs = write.select({ slug: cities.slug }).from(cities);
  const isOfNoCity = and(gt(lengthOf(overrides.scope), 2), notInArray(overrides.scope, slugs));
  const row = await readFirst(
    db,
    figures({
      examined: Object.values(rows)
        .map((all) => all())
        .reduce(plus),
      controls: rows.controls(unknown(controls.name, [...CONTROLS, EMERGENCY_SHUTDOWN])),
      overrides: rows.overrides(or(unknown(overrides.control, CONTROLS), isOfNoCity)),
      tokenLimits: rows.tokenLimits(unknown(tokenLimits.name, [...BUDGET_CATEGORIES, 'total'])),
      strategies: rows.strategies(unknown(strategySwitches.name, [...STRATEGIES, 'master'])),
    }),
    COUNTS,
  );
  return row ?? { examined: 0, controls: 0, overrides: 0, tokenLimits: 0, strategies: 0 };
}
