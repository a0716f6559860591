import { type Database, number, readFirst, rowsOf } from '@marquee/db';
import { sql } from 'drizzle-orm';

/** The maximum number of kinds that are counted; more would be one fault in many forms. */
const COUNTED = 1_000;

const ERRORS = rowsOf('diagnostics.count-errors', {
  total: number,
  unresolved: number,
  critical: number,
  high: number,
});

/** The latest kinds of errors: all, and the open ones by severity. */
export async function countErrors(db: Database) {
  const counts = await readFirst(
    db,
    sql`SELECT count(*) AS total,
        coalesce(sum(resolved_at IS NULL), 0) AS unresolved,
        coalesce(sum(resolved_at IS NULL AND severity = 'critical'), 0) AS critical,
        coalesce(sum(resolved_at IS NULL AND severity = 'high'), 0) AS high
      FROM (SELECT severity, resolved_at FROM error_groups ORDER BY last_at DESC LIMIT ${COUNTED})`,
    ERRORS,
  );
  return counts ?? { critical: 0, high: 0, total: 0, unresolved: 0 };
}

const LETTERS = rowsOf('diagnostics.count-open-letters', { open: number });

export async function countOpenLetters(db: Database): Promise<number> {
  const row = await readFirst(
    db,
    sql`SELECT count(*) AS open FROM (SELECT 1 FROM dead_letters WHERE resolved_at IS NULL ORDER BY at LIMIT ${COUNTED})`,
    LETTERS,
  );
  return row?.open ?? 0;
}
