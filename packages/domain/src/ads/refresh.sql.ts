import { number, type Reading, type RowOf, rowsOf, type Statement, text } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

/** Forgets what visitors did before this moment. What was charged of it stays in the figures of its day. */
export function forgetEvents(before: Instant): Statement {
  return sql`DELETE FROM ad_events WHERE at < ${before}`;
}

const FLOOD = rowsOf('ads.floods', { campaignId: text, refused: number });

/** Campaigns of which at least so many reports of a day were refused. */
export function floodsOf(day: string, least: number): Reading<RowOf<typeof FLOOD>> {
  return {
    query: sql`SELECT campaign_id, sum(refused) AS refused FROM ad_days WHERE day >= ${day} GROUP BY campaign_id HAVING sum(refused) >= ${least}`,
    rows: FLOOD,
  };
}
