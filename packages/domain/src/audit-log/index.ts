export { type AuditedChange, auditEntry } from './audit-entry.ts';
export { changesOfRequest } from './changes-of-request.ts';
export { exportAuditLog } from './export-audit-log.ts';
export { listAuditActors } from './list-actors.ts';
export { listAuditLog } from './list-audit-log.ts';
