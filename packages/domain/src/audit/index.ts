export { type AuditedChange, auditEntry } from './audit-entry.ts';
