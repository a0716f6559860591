import type { AuditRecord } from '@marquee/contract';
import { auditLog } from '@marquee/db';
import { asc, eq } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';
import { auditRecordOf } from './audit-record.ts';
import { namesOf } from './subject-names.ts';

/** What one request changed, the oldest first: one range of an index, and one query per kind of subject for the names. */
export async function changesOfRequest(deps: DbDeps, requestId: string, most: number): Promise<AuditRecord[]> {
  const rows = await deps.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.requestId, requestId))
    .orderBy(asc(auditLog.id))
    .limit(most);
  const names = await namesOf(deps, rows, { isDeep: true });
  return rows.map((row) => auditRecordOf(row, names));
}
