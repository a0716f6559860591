import type { Database } from '@marquee/db';
import { REGIONS, type RegionName } from '../env/workers.ts';

/** The databases of regions that are bound, by their names; undefined without any: then nothing looks for the database of a city. */
export function regionsIn(
  env: Partial<Record<RegionName, D1Database | undefined>>,
  open: (database: D1Database) => Database,
): ReadonlyMap<string, Database> | undefined {
  const bound = REGIONS.flatMap((name) => {
    const database = env[name];
    return database ? [[name, open(database)] as const] : [];
  });
  return bound.length === 0 ? undefined : new Map(bound);
}
