import { adDays } from '@marquee/db';
import { asc, eq } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';

export type AdDay = typeof adDays.$inferSelect;

/** What a campaign brought on each day that brought anything, the first day first. */
export function readDays({ db }: DbDeps, campaignId: string): Promise<AdDay[]> {
  return db.select().from(adDays).where(eq(adDays.campaignId, campaignId)).orderBy(asc(adDays.day));
}
