import { AUDIT_EXPORT_ROWS, type AuditRecord } from '@marquee/contract';
import type { DbDeps } from '../deps.ts';
import { type AuditFilters, type AuditRow, narrowed } from './audit-filters.ts';
import { auditRecordOf } from './audit-record.ts';
import { readRows } from './read-rows.ts';
import { namesOf } from './subject-names.ts';

/** Rows per read. A topic may read this many too many for each of its actions. */
const CHUNK = 1_000;
/** Most reads with several filters. */
const MOST_READS = 40;

/** The filtered entries, newest first, up to a limit; `isCut` if there are, or may be, more. */
export async function exportAuditLog(
  deps: DbDeps,
  filters: AuditFilters,
  most: number = AUDIT_EXPORT_ROWS,
): Promise<{ records: AuditRecord[]; isCut: boolean }> {
  const range = await narrowed(deps, filters);
  const rows: AuditRow[] = [];
  let before: string | null = null;
  for (let reads = 0; reads < MOST_READS && rows.length < most; reads += 1) {
    const part = await readRows(deps, range, filters, before, Math.min(CHUNK, most - rows.length));
    rows.push(...part.rows);
    before = part.next;
    if (before === null) break;
  }
  const names = await namesOf(deps, rows, { isDeep: false });
  return { records: rows.map((row) => auditRecordOf(row, names)), isCut: before !== null };
}
