import { sql } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';
import { decodePlace, encodePlace, isoOf, pageFrom } from '../list-page.ts';

interface Row {
  id: string;
  title: string;
  slug: string;
  city: string;
  state: string;
  merged_into: string;
  into_title: string;
  into_slug: string;
  merged_at: number;
}

const LIST = 'merges';

/** Events that were merged into others, the latest first; each can be undone. */
export async function listMerges(deps: ReadDeps, query: { limit: number; cursor?: string | undefined }) {
  const from = decodePlace(LIST, query.cursor, [0, '']);
  const after = from ? sql`AND (e.merged_at, e.id) < (${from[0]}, ${from[1]})` : sql``;
  const rows =
    await deps.db.all<Row>(sql`SELECT e.id, e.title, e.slug, e.city, e.state, e.merged_into, k.title AS into_title,
      k.slug AS into_slug, e.merged_at
    FROM events e JOIN events k ON k.id = e.merged_into WHERE e.merged_at IS NOT NULL ${after}
    ORDER BY e.merged_at DESC, e.id DESC LIMIT ${query.limit + 1}`);
  return pageFrom(
    rows,
    query.limit,
    (row) => ({
      id: row.id,
      title: row.title,
      slug: row.slug,
      city: `${row.city}, ${row.state}`,
      intoId: row.merged_into,
      intoTitle: row.into_title,
      intoSlug: row.into_slug,
      mergedAt: isoOf(row.merged_at),
    }),
    (row) => encodePlace(LIST, [row.merged_at, row.id]),
  );
}
