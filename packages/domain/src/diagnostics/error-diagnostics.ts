import type { DiagnosedError, Severity } from '@marquee/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';

interface Row {
  id: string;
  component: string;
  message: string;
  severity: Severity;
  count: number;
  first_at: number;
  last_at: number;
  stack: string | null;
  reference: string | null;
  resolved_at: number | null;
  resolved_by: string | null;
}

const COLUMNS = sql`id, component, message, severity, count, first_at, last_at, stack, reference, resolved_at, resolved_by`;

export function diagnosedErrorOf(row: Row): DiagnosedError {
  return {
    id: row.id,
    component: row.component,
    message: row.message,
    severity: row.severity,
    timestamp: isoOf(row.first_at),
    occurrenceCount: row.count,
    stack: row.stack,
    lastOccurrence: isoOf(row.last_at),
    lastReference: row.reference,
    resolvedAt: isoOf(row.resolved_at),
    resolvedBy: row.resolved_by,
  };
}

/** Kinds of errors that are counted at most; more of them would be one fault with many faces. */
const COUNTED = 1_000;
/** Each list is longer than what is shown of it (spec: DIAG-02: 5, 10, 5). */
const CRITICAL = 10;
const RECENT = 50;
const RECURRING = 10;

/** Errors by kind, newest first, with their numbers; `unresolved`, `critical` and `high` count those that are open. */
export async function errorDiagnostics(deps: Pick<ReadDeps, 'db'>) {
  const some = (rest: SQL) => deps.db.all<Row>(sql`SELECT ${COLUMNS} FROM error_groups ${rest}`);
  const [counts, letters, critical, recent, recurring] = await Promise.all([
    deps.db.all<{ critical: number; high: number; total: number; unresolved: number }>(sql`SELECT count(*) AS total,
        coalesce(sum(resolved_at IS NULL), 0) AS unresolved,
        coalesce(sum(resolved_at IS NULL AND severity = 'critical'), 0) AS critical,
        coalesce(sum(resolved_at IS NULL AND severity = 'high'), 0) AS high
      FROM (SELECT severity, resolved_at FROM error_groups ORDER BY last_at DESC LIMIT ${COUNTED})`),
    deps.db.all<{ open: number }>(sql`SELECT count(*) AS open FROM
      (SELECT 1 FROM dead_letters WHERE resolved_at IS NULL ORDER BY at LIMIT ${COUNTED})`),
    some(sql`WHERE severity = 'critical' AND resolved_at IS NULL ORDER BY last_at DESC LIMIT ${CRITICAL}`),
    some(sql`ORDER BY last_at DESC LIMIT ${RECENT}`),
    some(sql`WHERE count > 1 ORDER BY count DESC LIMIT ${RECURRING}`),
  ]);
  const errors = [...new Map([...critical, ...recent, ...recurring].map((row) => [row.id, row])).values()];
  return {
    stats: counts[0] ?? { critical: 0, high: 0, total: 0, unresolved: 0 },
    errors: errors.toSorted((a, b) => b.last_at - a.last_at).map(diagnosedErrorOf),
    deadLetters: letters[0]?.open ?? 0,
  };
}

export async function readError(deps: Pick<ReadDeps, 'db'>, id: string): Promise<DiagnosedError | null> {
  const [row] = await deps.db.all<Row>(sql`SELECT ${COLUMNS} FROM error_groups WHERE id = ${id}`);
  return row ? diagnosedErrorOf(row) : null;
}
