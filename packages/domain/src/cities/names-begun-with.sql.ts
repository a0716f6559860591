import { cities, type Database, number, readAll, rowsOf } from '@marquee/db';
import { sql } from 'drizzle-orm';

const NAMES = rowsOf('cities.names-begun', { nameKey: cities.nameKey, population: number });

/** Of some beginnings those with which names of cities begin, that of the largest city first: an indexed look-up for each. */
export async function namesBegunWith(db: Database, beginnings: readonly string[]): Promise<string[]> {
  const rows = await readAll(
    db,
    sql`SELECT j.value AS name_key, (SELECT c.population FROM cities c WHERE c.name_key >= j.value AND c.name_key < j.value || char(1114111)
        AND c.is_hidden = 0 ORDER BY c.population DESC LIMIT 1) AS population
      FROM json_each(${JSON.stringify(beginnings)}) j
      WHERE EXISTS (SELECT 1 FROM cities c WHERE c.name_key >= j.value AND c.name_key < j.value || char(1114111) AND c.is_hidden = 0)
      ORDER BY population DESC`,
    NAMES,
  );
  return rows.map(({ nameKey }) => nameKey);
}
