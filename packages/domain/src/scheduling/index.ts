export { scheduleAds, scheduleCampaigns, scheduleEarnings } from './schedule-campaigns.ts';
export {
  scheduleBooks,
  scheduleExpiry,
  scheduleNotices,
  scheduleOpenPayments,
  scheduleRevalidation,
  scheduleSources,
} from './schedule-due.ts';
