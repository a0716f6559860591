import { type Database, number, readFirst, rowsOf } from '@marquee/db';
import { sql } from 'drizzle-orm';

/** The count is computed on each read, so it must stay cheap. */
const MOST_COUNTED = 1_000;

const WAITING = rowsOf('language-model.count-waiting-pages', { count: number });

/** Pages that only a model could read, from their partial index. */
export async function countWaitingPages(db: Database): Promise<number> {
  const row = await readFirst(
    db,
    sql`SELECT count(*) AS count FROM (SELECT 1 FROM pages WHERE awaits_model = 1 LIMIT ${MOST_COUNTED})`,
    WAITING,
  );
  return row?.count ?? 0;
}
