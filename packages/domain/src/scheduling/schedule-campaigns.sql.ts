import {
  adBoards,
  adEvents,
  ads,
  campaigns,
  figures,
  flag,
  literal,
  literals,
  reading,
  rowsOf,
  write,
} from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { and, eq, exists, gte, inArray, lte, or } from 'drizzle-orm';

/** Campaigns whose day has come, whose end has come, or whose budget is spent. */
export function campaignsDue(now: Instant, limit: number) {
  const { id, status, startsAt, endsAt } = campaigns;
  const isOpen = inArray(status, literals('pending', 'approved', 'active', 'paused'));
  const begins = write
    .select({ id })
    .from(campaigns)
    .where(and(eq(status, literal('approved')), lte(startsAt, now)))
    .limit(limit)
    .as('begins');
  const ends = write
    .select({ id })
    .from(campaigns)
    .where(and(isOpen, lte(endsAt, now)))
    .limit(limit)
    .as('ends');
  const isSpent = and(eq(ads.isOpen, literal(1)), gte(ads.spentCents, ads.limitCents));
  const spent = write.select({ id: ads.campaignId }).from(ads).where(isSpent).limit(limit).as('spent');
  return reading('scheduling.campaigns', { id: begins.id }, (columns) =>
    write
      .select(columns)
      .from(begins)
      .union(write.select({ id: ends.id }).from(ends))
      .union(write.select({ id: spent.id }).from(spent)),
  );
}

/** Whether an ad is served, or was until now. */
export const hasAds = {
  query: figures({
    isAny: or(
      exists(
        write
          .select({ id: ads.campaignId })
          .from(ads)
          .where(eq(ads.isOpen, literal(1))),
      ),
      exists(write.select({ id: adBoards.citySlug }).from(adBoards)),
      exists(write.select({ id: adEvents.token }).from(adEvents)),
    ),
  }),
  rows: rowsOf('scheduling.ads', { isAny: flag }),
};
