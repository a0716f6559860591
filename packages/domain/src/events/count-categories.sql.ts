import { type Database, number, readAll, rowsOf, text } from '@marquee/db';
import { type SQL, sql } from 'drizzle-orm';

const COUNTS = rowsOf('events.category-counts', { category: text, total: number });

/** The counts that are kept of the categories of some cities, each city's own. */
export function readCounts(db: Database, slugs: SQL) {
  return readAll(
    db,
    // From a slash to the next character.
    sql`SELECT substr(n.scope, length(s.slug) + 2) AS category, n.total
      FROM ${slugs} s CROSS JOIN listing_counts n ON n.scope > s.slug || '/' AND n.scope < s.slug || '0'`,
    COUNTS,
  );
}
