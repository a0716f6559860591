import type { DiagnosedError } from '@marquee/contract';
import { errorGroups } from '@marquee/db';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';
import { countErrors, countOpenLetters } from './error-diagnostics.sql.ts';

type Row = typeof errorGroups.$inferSelect;

function diagnosedErrorOf(row: Row): DiagnosedError {
  return {
    id: row.id,
    component: row.component,
    message: row.message,
    severity: row.severity,
    timestamp: isoOf(row.firstAt),
    occurrenceCount: row.count,
    stack: row.stack,
    lastOccurrence: isoOf(row.lastAt),
    lastReference: row.reference,
    resolvedAt: isoOf(row.resolvedAt),
    resolvedBy: row.resolvedBy,
  };
}

/** Each list is longer than what is shown of it (spec: DIAG-02: 5, 10, 5). */
const CRITICAL = 10;
const RECENT = 50;
const RECURRING = 10;

/** Errors by kind, newest first, with their numbers; `unresolved`, `critical` and `high` count those that are open. */
export async function errorDiagnostics(deps: DbDeps) {
  const some = () => deps.db.select().from(errorGroups).$dynamic();
  const isCritical = and(eq(errorGroups.severity, 'critical'), isNull(errorGroups.resolvedAt));
  const [stats, deadLetters, critical, recent, recurring] = await Promise.all([
    countErrors(deps.db),
    countOpenLetters(deps.db),
    some().where(isCritical).orderBy(desc(errorGroups.lastAt)).limit(CRITICAL),
    some().orderBy(desc(errorGroups.lastAt)).limit(RECENT),
    // Resolved errors would take the places of errors that still occur.
    some()
      .where(and(gt(errorGroups.count, 1), isNull(errorGroups.resolvedAt)))
      .orderBy(desc(errorGroups.count))
      .limit(RECURRING),
  ]);
  const errors = [...new Map([...critical, ...recent, ...recurring].map((row) => [row.id, row])).values()];
  return {
    stats,
    errors: errors.toSorted((a, b) => b.lastAt - a.lastAt).map(diagnosedErrorOf),
    deadLetters,
  };
}

export async function readError(deps: DbDeps, id: string): Promise<DiagnosedError | null> {
  const [row] = await deps.db.select().from(errorGroups).where(eq(errorGroups.id, id));
  return row ? diagnosedErrorOf(row) : null;
}
