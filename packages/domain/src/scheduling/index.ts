export { scheduleExpiry, scheduleRevalidation, scheduleSources } from './schedule-due.ts';
