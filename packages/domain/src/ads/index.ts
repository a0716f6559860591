import type { Counters } from '../counting/index.ts';
import { countAdReports } from './count-reports.sql.ts';
import { countRepeated } from './repeated.sql.ts';

export { closeAd, closeAdAt, openAd } from './change-ad.ts';
export { type AdDay, readDays } from './figures.ts';
export { listActiveCampaigns } from './list-active.ts';

export { rebuildBoards } from './rebuild-boards.ts';
export { refreshAds } from './refresh.ts';
export { takeReports } from './take-reports.ts';

/** What adds reports about ads to their figures, and charges them. */
export const countAds: Counters['ad'] = (table, messages, batch) => [
  ...countAdReports(table, batch),
  countRepeated(table, messages),
];
