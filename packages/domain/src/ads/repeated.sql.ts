import type { CountOf } from '@marquee/contract';
import type { Statement } from '@marquee/db';
import { type SQL, sql } from 'drizzle-orm';

/** Adds reports that came again to what was refused, so that a flood of one report is seen. `table` has those that were not counted before. */
export function countRepeated(table: SQL, messages: ReadonlyArray<CountOf<'ad'>>): Statement {
  const given = JSON.stringify(messages.map(({ campaignId, day, id }) => ({ campaignId, day, id })));
  return sql`INSERT INTO ad_days (campaign_id, day, refused)
    SELECT m.value ->> 'campaignId' AS campaign_id, m.value ->> 'day', count(*) FROM json_each(${given}) m
      CROSS JOIN ads a ON a.campaign_id = m.value ->> 'campaignId'
    WHERE m.value ->> 'id' NOT IN (SELECT message ->> 'id' FROM ${table})
    GROUP BY 1, 2 ON CONFLICT DO UPDATE SET refused = refused + excluded.refused`;
}
