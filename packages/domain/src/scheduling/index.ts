export { scheduleAds, scheduleCampaigns, scheduleEarnings } from './schedule-campaigns.ts';
export {
  scheduleBooks,
  scheduleBoosts,
  scheduleExpiry,
  scheduleImages,
  scheduleNotices,
  scheduleOpenPayments,
  scheduleRevalidation,
  scheduleSources,
} from './schedule-due.ts';
