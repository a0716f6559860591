import { flag, type Reading, type RowOf, rowsOf, text } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

const DUE = rowsOf('scheduling.campaigns', { id: text });

/** Campaigns whose day has come, whose end has come, or whose budget is spent. */
export function campaignsDue(now: Instant, limit: number): Reading<RowOf<typeof DUE>> {
  return {
    query: sql`SELECT * FROM (SELECT id FROM campaigns WHERE status = 'approved' AND starts_at <= ${now} LIMIT ${limit})
      UNION SELECT * FROM (SELECT id FROM campaigns WHERE status IN ('pending', 'approved', 'active', 'paused')
        AND ends_at <= ${now} LIMIT ${limit})
      UNION SELECT * FROM (SELECT campaign_id AS id FROM ads WHERE is_open = 1 AND spent_cents >= limit_cents LIMIT ${limit})`,
    rows: DUE,
  };
}

const ANY = rowsOf('scheduling.ads', { isAny: flag });

/** Whether an ad is served, or was until now. */
export const hasAds: Reading<RowOf<typeof ANY>> = {
  query: sql`SELECT EXISTS (SELECT 1 FROM ads WHERE is_open = 1) OR EXISTS (SELECT 1 FROM ad_boards)
    OR EXISTS (SELECT 1 FROM ad_events) AS is_any`,
  rows: ANY,
};
