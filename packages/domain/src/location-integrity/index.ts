export { auditLocations } from './audit-locations.ts';
export { listLocationRules } from './rules.ts';
export { forgetChecks } from './store-checks.sql.ts';
