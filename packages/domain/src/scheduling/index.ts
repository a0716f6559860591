export {
  scheduleBooks,
  scheduleExpiry,
  scheduleNotices,
  scheduleOpenPayments,
  scheduleRevalidation,
  scheduleSources,
} from './schedule-due.ts';
