export { changeNoticeBySecret } from './by-secret.ts';
export { beginWeekly, putOffWeekly } from './choices.sql.ts';
export { changeNotices, getNotices, keepLanguage } from './choices.ts';
export { completeNotice, isNotice } from './complete-notice.ts';
export { nextWeekly } from './next-weekly.ts';
