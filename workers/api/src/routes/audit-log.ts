import type { Slices } from '@marquee/contract';
import { listAuditLog } from '@marquee/domain/audit-log';
import type { Verbs } from '../verbs.ts';

export const auditLogRoutes: Verbs<Slices['audit-log']> = {
  listAuditLog: (deps, { query }) => listAuditLog(deps, query),
};
