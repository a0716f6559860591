import { countOf, type Database, figures, literal, number, pages, readFirst, rowsOf, write } from '@marquee/db';
import { eq } from 'drizzle-orm';

/** The count is computed on each read, so it must stay cheap. */
const MOST_COUNTED = 1_000;

const WAITING = rowsOf('language-model.count-waiting-pages', { count: number });

/** Pages that only a model could read, from their partial index. */
export async function countWaitingPages(db: Database): Promise<number> {
  const waiting = write
    .select({ url: pages.url })
    .from(pages)
    .where(eq(pages.awaitsModel, literal(1)))
    .limit(MOST_COUNTED);
  const row = await readFirst(db, figures({ count: countOf(waiting) }), WAITING);
  return row?.count ?? 0;
}
