export { scheduleExpiry, scheduleNotices, scheduleRevalidation, scheduleSources } from './schedule-due.ts';
