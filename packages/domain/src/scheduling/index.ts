export {
  scheduleBooks,
  scheduleBoosts,
  scheduleExpiry,
  scheduleNotices,
  scheduleOpenPayments,
  scheduleRevalidation,
  scheduleSources,
} from './schedule-due.ts';
