import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** A condition that the whole commit hangs on: the statement must change exactly one row, or nothing is written. */
export class Conflict extends Error {
  override name = 'Conflict';
}

/**
 * Runs statements as one transaction. D1 has no interactive ones: `batch` rolls back as a whole when a statement fails,
 * and a guard is an UPDATE followed by an insert of `changes()` into a table whose CHECK wants 1.
 * Throws Conflict when a guard did not hold; then nothing was written.
 */
export async function atomically(db: Database, statements: readonly SQL[], guard?: SQL): Promise<void> {
  const all = guard ? [guard, sql`INSERT INTO must_change (changed) VALUES (changes())`, ...statements] : [...statements];
  if (all.length === 0) return;
  const [first, ...rest] = all.map((statement) => db.run(statement));
  if (!first) return;
  try {
    await db.batch([first, ...rest]);
  } catch (error) {
    if (isGuardFailure(error)) throw new Conflict('the row was changed meanwhile');
    throw error;
  }
}

function isGuardFailure(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (/CHECK constraint failed: (exactly_one|changed)/.test(cause.message)) return true;
  }
  return false;
}
