import { CATEGORIES } from '@marquee/contract';
import { type Database, number, readAll, rowsOf, text } from '@marquee/db';
import { type SQL, sql } from 'drizzle-orm';

const COUNTS = rowsOf('events.category-counts', { category: text, total: number });

/** The counts that are kept of the categories of some cities; a category without one is left out. */
export function readCounts(db: Database, slugs: SQL) {
  return readAll(
    db,
    sql`SELECT c.value AS category, sum(n.total) AS total
      FROM ${slugs} s CROSS JOIN json_each(${JSON.stringify(CATEGORIES)}) c
      CROSS JOIN listing_counts n ON n.scope = s.slug || '/' || c.value GROUP BY 1`,
    COUNTS,
  );
}
