export { scheduleAds, scheduleCampaigns, scheduleEarnings } from './schedule-campaigns.ts';
export {
  scheduleBooks,
  scheduleBoosts,
  scheduleExpiry,
  scheduleNotices,
  scheduleOpenPayments,
  scheduleRevalidation,
  scheduleSources,
} from './schedule-due.ts';
