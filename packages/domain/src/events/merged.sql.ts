import { chunksOf } from '@marquee/db';
import { type SQL, sql } from 'drizzle-orm';

/** Parts of one UNION that D1 takes. */
const MOST_PARTS = 5;

/**
 * Lists that are each in the order of an index, merged in that order up to a limit. SQLite takes the next row of each list as it is
 * needed, so a page costs its rows and one a list, and as much for each further group where there are more lists than one UNION takes.
 */
export function merged(lists: readonly SQL[], order: SQL, limit: SQL): SQL {
  if (lists.length <= MOST_PARTS)
    return sql`${sql.join([...lists], sql` UNION ALL `)} ORDER BY ${order} LIMIT ${limit}`;
  const size = Math.ceil(lists.length / Math.ceil(lists.length / MOST_PARTS));
  return merged(
    chunksOf(lists, size).map((group) => sql`SELECT * FROM (${merged(group, order, limit)})`),
    order,
    limit,
  );
}
