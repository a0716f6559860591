import { AUDIT_EXPORT_ROWS, type AuditRecord, type Slices } from '@marquee/contract';
import { exportAuditLog, listAuditActors, listAuditLog } from '@marquee/domain/audit-log';
import { type Cell, shownText } from '@marquee/kernel';
import { shownJson } from '../shown-json.ts';
import { tableFile } from '../table-file.ts';
import type { Verbs } from '../verbs.ts';

export const auditLogRoutes: Verbs<Slices['audit-log']> = {
  listAuditLog: (deps, { query }) => listAuditLog(deps, query),
  listAuditActors: (deps) => listAuditActors(deps),
  exportAuditLog: async (deps, { query }) => {
    const { records, isCut } = await exportAuditLog(deps, query);
    const table = { of: 'audit-log', columns: COLUMNS, rows: records.map(cellsOf), cut: isCut ? CUT : undefined };
    return tableFile(table, deps.clock.now());
  },
};

const COLUMNS = [
  'Time (UTC)',
  'Name',
  'Email',
  'Actor',
  'Action',
  'Subject',
  'Subject name',
  'City',
  'State',
  'Before',
  'After',
  'Request',
];

const CUT = `Cut: there are more entries than this file has (at most ${AUDIT_EXPORT_ROWS.toLocaleString('en-US')}). Narrow the days for the rest.`;

function cellsOf({ timestamp, actor, action, subject, before, after, requestId }: AuditRecord): Cell[] {
  const cells = [
    timestamp,
    actor.name,
    actor.email,
    actor.id ?? actor.kind,
    action,
    subject.key,
    subject.name,
    subject.city,
    subject.state,
    before === null ? null : shownJson(before),
    after === null ? null : shownJson(after),
    requestId,
  ];
  return cells.map((cell) => (cell === null ? null : shownText(cell)));
}
