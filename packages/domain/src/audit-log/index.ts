export { type AuditedChange, auditEntry } from './audit-entry.ts';
export { listAuditLog } from './list-audit-log.ts';
