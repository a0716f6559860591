import { BUDGET_CATEGORIES, CONTROLS, EMERGENCY_SHUTDOWN, STRATEGIES } from '@marquee/contract';
import { type Database, number, readFirst, rowsOf } from '@marquee/db';
import { type SQL, sql } from 'drizzle-orm';

const COUNTS = rowsOf('operations.stored-settings', {
  examined: number,
  controls: number,
  overrides: number,
  tokenLimits: number,
  strategies: number,
});

const unknown = (column: SQL, known: readonly string[]) =>
  sql`${column} NOT IN (SELECT value FROM json_each(${JSON.stringify(known)}))`;

/** How many settings are stored, and how many of each kind nothing knows. */
export async function storedSettings(db: Database) {
  const name = sql`name`;
  const row = await readFirst(
    db,
    sql`SELECT (SELECT count(*) FROM controls) + (SELECT count(*) FROM overrides) + (SELECT count(*) FROM token_limits)
        + (SELECT count(*) FROM strategy_switches) AS examined,
      (SELECT count(*) FROM controls WHERE ${unknown(name, [...CONTROLS, EMERGENCY_SHUTDOWN])}) AS controls,
      (SELECT count(*) FROM overrides WHERE ${unknown(sql`control`, CONTROLS)}
        OR (length(scope) > 2 AND scope NOT IN (SELECT slug FROM cities))) AS overrides,
      (SELECT count(*) FROM token_limits WHERE ${unknown(name, [...BUDGET_CATEGORIES, 'total'])}) AS token_limits,
      (SELECT count(*) FROM strategy_switches WHERE ${unknown(name, [...STRATEGIES, 'master'])}) AS strategies`,
    COUNTS,
  );
  return row ?? { examined: 0, controls: 0, overrides: 0, tokenLimits: 0, strategies: 0 };
}
