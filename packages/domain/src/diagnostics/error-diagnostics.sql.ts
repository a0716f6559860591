import {
  countIf,
  countOf,
  type Database,
  deadLetters,
  errorGroups,
  figures,
  number,
  readFirst,
  rowsOf,
  write,
} from '@marquee/db';
import { and, asc, count, desc, eq, isNull } from 'drizzle-orm';

/** The maximum number of kinds that are counted; more would be one fault in many forms. */
const COUNTED = 1_000;

/** The latest kinds of errors: all, and the open ones by severity. */
export async function countErrors(db: Database) {
  const { severity, resolvedAt, lastAt } = errorGroups;
  const kinds = db.select({ severity, resolvedAt }).from(errorGroups).orderBy(desc(lastAt)).limit(COUNTED).as('kinds');
  const isOpen = isNull(kinds.resolvedAt);
  const [counts] = await db
    .select({
      total: count(),
      unresolved: countIf(isOpen),
      critical: countIf(and(isOpen, eq(kinds.severity, 'critical'))),
      high: countIf(and(isOpen, eq(kinds.severity, 'high'))),
    })
    .from(kinds);
  return counts ?? { critical: 0, high: 0, total: 0, unresolved: 0 };
}

const LETTERS = rowsOf('diagnostics.count-open-letters', { open: number });

export async function countOpenLetters(db: Database): Promise<number> {
  const { id, at, resolvedAt } = deadLetters;
  const letters = write.select({ id }).from(deadLetters).where(isNull(resolvedAt)).orderBy(asc(at)).limit(COUNTED);
  const row = await readFirst(db, figures({ open: countOf(letters) }), LETTERS);
  return row?.open ?? 0;
}
