import { type Database, number, readAll, readFirst, rowsOf, text } from '@marquee/db';
import { type SQL, sql } from 'drizzle-orm';

const OPEN = rowsOf('operations.open-reads', { open: number });

/** How many reads of this operation are still to be done; must match the condition of the index `outbox_manual`. */
export async function openReads(db: Database, operationId: string): Promise<number> {
  const row = await readFirst(
    db,
    sql`SELECT count(*) AS open FROM outbox WHERE manual_run_id = ${operationId} AND manual_run_id IS NOT NULL
      AND state IN ('pending', 'sent', 'running')`,
    OPEN,
  );
  return row?.open ?? 0;
}

const COUNT = rowsOf('operations.count-sources', { sources: number });

/** Active sources of a city, or of all. */
export async function countSources(db: Database, citySlug: string | null): Promise<number> {
  const row = await readFirst(
    db,
    citySlug === null
      ? sql`SELECT coalesce(max(active), 0) AS sources FROM source_health_counts WHERE city_slug = ''`
      : sql`SELECT count(*) AS sources FROM sources WHERE city_slug = ${citySlug} AND status = 'active'`,
    COUNT,
  );
  return row?.sources ?? 0;
}

const NEXT = rowsOf('operations.next-sources', { id: text, citySlug: text });

/** The active sources after this one, by id. */
export function nextSources(
  db: Database,
  { citySlug, after, limit }: { citySlug: string | null; after: string; limit: number },
) {
  const where: SQL = citySlug === null ? sql`id > ${after}` : sql`city_slug = ${citySlug} AND id > ${after}`;
  return readAll(
    db,
    sql`SELECT id, city_slug FROM sources WHERE ${where} AND status = 'active' ORDER BY id LIMIT ${limit}`,
    NEXT,
  );
}
