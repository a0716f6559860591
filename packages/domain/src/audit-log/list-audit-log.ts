import type { DbDeps } from '../deps.ts';
import { decodePlace, encodePlace } from '../list-page.ts';
import { type AuditFilters, narrowed } from './audit-filters.ts';
import { auditRecordOf } from './audit-record.ts';
import { readRows } from './read-rows.ts';
import { namesOf } from './subject-names.ts';

interface AuditQuery extends AuditFilters {
  limit: number;
  cursor?: string | undefined;
}

const LIST = 'audit';

/** A page of the audit log, newest first: one query for the rows (one per action for a topic), and one per kind of subject for the names. */
export async function listAuditLog(deps: DbDeps, query: AuditQuery) {
  const before = decodePlace(LIST, query.cursor, ['']);
  const { rows, next } = await readRows(deps, await narrowed(deps, query), query, before && before[0], query.limit);
  const names = await namesOf(deps, rows, { isDeep: true });
  return {
    items: rows.map((row) => auditRecordOf(row, names)),
    nextCursor: next === null ? null : encodePlace(LIST, [next]),
  };
}
