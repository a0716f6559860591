import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { prepared, type Statement } from './statement.ts';

/** A guard of a commit did not hold: another commit was first, and nothing was written. */
export class Conflict extends Error {
  override name = 'Conflict';
}

/**
 * Runs statements as one transaction. D1 has no interactive transactions: `batch` rolls back as a whole if a statement fails,
 * and a guard is a statement that changes one row, followed by an insert that a CHECK refuses; if one row was changed it inserts nothing.
 * Statements come from a builder or are raw SQL. Throws Conflict if a guard did not hold; then nothing was written.
 */
export async function atomically(
  db: Database,
  statements: readonly Statement[],
  guards: readonly Statement[] = [],
): Promise<void> {
  const batch = [...guards.flatMap((guard) => guarded(guard)), ...statements].map((statement) =>
    prepared(db.$client, statement),
  );
  if (batch.length === 0) return;
  try {
    await db.$client.batch(batch);
  } catch (error) {
    if (isGuardFailure(error)) throw new Conflict('the row was changed meanwhile');
    throw error;
  }
}

/** The same; false if a guard did not hold. */
export async function committed(...commit: Parameters<typeof atomically>): Promise<boolean> {
  try {
    await atomically(...commit);
    return true;
  } catch (error) {
    if (error instanceof Conflict) return false;
    throw error;
  }
}

/** A guard as statements of a commit: unless it changes so many rows the commit fails. */
export function guarded(guard: Statement, rows = 1): Statement[] {
  return [guard, sql`INSERT INTO must_change (changed) SELECT 0 WHERE changes() <> ${rows}`];
}

function isGuardFailure(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (/CHECK constraint failed: (exactly_one|changed)/.test(cause.message)) return true;
  }
  return false;
}
