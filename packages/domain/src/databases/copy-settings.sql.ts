import { rowsAs, type Statement } from '@marquee/db';
import { sql } from 'drizzle-orm';

/** Says of cities what the main database says; the gazetteer is in every database. */
export function updateNetwork(
  rows: ReadonlyArray<{ slug: string; status: string; isHidden: boolean; addedAt: number | null }>,
): Statement {
  return sql`UPDATE cities SET status = r.value ->> 'status', is_hidden = r.value ->> 'isHidden', added_at = r.value ->> 'addedAt'
    FROM ${rowsAs('r', rows)} WHERE slug = r.value ->> 'slug'`;
}
