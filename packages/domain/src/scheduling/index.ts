export { scheduleAds, scheduleCampaigns, scheduleEarnings } from './schedule-campaigns.ts';
export {
  scheduleArchive,
  scheduleBooks,
  scheduleBoosts,
  scheduleExpiry,
  scheduleImages,
  scheduleNotices,
  scheduleOpenPayments,
  scheduleRevalidation,
} from './schedule-due.ts';
export { scheduleSources } from './schedule-sources.ts';
