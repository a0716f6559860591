export { auditLocations } from './audit-locations.ts';
export { forgetChecks } from './forget-checks.ts';
export { LOCATION_RULES, listLocationRules } from './rules.ts';
