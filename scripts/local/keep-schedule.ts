import { SCHEDULE_BOUNDS, SCHEDULE_DEFAULTS } from '@marquee/contract';
import { type Database, schedules } from '@marquee/db';

/**
 * The schedule of a local state that reads a replayed web, until an administrator changes it: that web is on this machine, so it is read with the
 * most reads at once and no pause between requests. Otherwise the first minutes show an empty city.
 */
export async function keepSchedule(db: Database): Promise<void> {
  const { minScrapingInterval, discoveryInterval, newSourceInterval } = SCHEDULE_DEFAULTS;
  await db
    .insert(schedules)
    .values({
      id: 'main',
      isRunning: true,
      alwaysOn: false,
      continuousScraper: true,
      minScrapingMs: minScrapingInterval,
      discoveryMs: discoveryInterval,
      newSourceMs: newSourceInterval,
      maxConcurrent: SCHEDULE_BOUNDS.concurrent.most,
      delayMs: SCHEDULE_BOUNDS.delayMs.least,
      changes: 0,
      changedAt: 0,
      changedBy: '',
    })
    .onConflictDoNothing();
}
