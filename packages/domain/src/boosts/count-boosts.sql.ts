import type { Statement } from '@marquee/db';
import { HOUR_MS } from '@marquee/kernel';
import { type SQL, sql } from 'drizzle-orm';

/** Adds counts to the figures of boosts that are shown now; others are left out. `table` has one message (JSON) a row. */
export function countBoosts(table: SQL): Statement[] {
  const shown = sql`FROM ${table} AS counts
    JOIN boosts AS b ON b.id = counts.message ->> 'boostId' AND b.status = 'active' AND b.is_suspended = 0`;
  const of = (action: string) => sql`sum(counts.message ->> 'action' = ${action})`;
  const sums = sql`${of('impression')}, ${of('view')}, ${of('click')}, ${of('conversion')}`;
  const adding = sql`ON CONFLICT DO UPDATE SET impressions = impressions + excluded.impressions, views = views + excluded.views,
    clicks = clicks + excluded.clicks, conversions = conversions + excluded.conversions`;
  return [
    sql`INSERT INTO boost_totals (boost_id, impressions, views, clicks, conversions)
      SELECT b.id, ${sums} ${shown} GROUP BY b.id ${adding}`,
    sql`INSERT INTO boost_hours (boost_id, hour, impressions, views, clicks, conversions)
      SELECT b.id, (counts.message ->> 'at') / ${HOUR_MS} AS hour, ${sums} ${shown} GROUP BY b.id, hour ${adding}`,
    sql`INSERT INTO boost_views (boost_id, by, views)
      SELECT b.id, said.value, count(*) ${shown}
        JOIN json_each(json_array(counts.message ->> 'source', counts.message ->> 'device')) AS said ON said.value IS NOT NULL
      WHERE counts.message ->> 'action' = 'view' GROUP BY b.id, said.value
      ON CONFLICT DO UPDATE SET views = views + excluded.views`,
  ];
}
