export { auditLocations } from './audit-locations.ts';
export { forgetChecks } from './forget-checks.ts';
export { listLocationRules } from './rules.ts';
