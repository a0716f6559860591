import { adDays, adEvents, number, type Reading, type RowOf, rowsOf, type Statement, text, write } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { gte, lt, sum } from 'drizzle-orm';

/** Forgets what visitors did before this moment. What was charged of it stays in the figures of its day. */
export function forgetEvents(before: Instant): Statement {
  return write.delete(adEvents).where(lt(adEvents.at, before));
}

const FLOOD = rowsOf('ads.floods', { campaignId: text, refused: number });

/** Campaigns of which at least so many reports of a day were refused. */
export function floodsOf(day: string, least: number): Reading<RowOf<typeof FLOOD>> {
  const refused = sum(adDays.refused);
  const query = write
    .select({ campaignId: adDays.campaignId, refused: refused.as('refused') })
    .from(adDays)
    .where(gte(adDays.day, day))
    .groupBy(adDays.campaignId)
    .having(gte(refused, least));
  return { query: query.getSQL(), rows: FLOOD };
}
