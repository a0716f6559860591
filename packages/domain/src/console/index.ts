export { listAuditLog } from './list-audit-log.ts';
export { searchConsole } from './search-console.ts';
