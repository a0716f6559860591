import type { Statement } from '@marquee/db';
import { DAY_MS } from '@marquee/kernel';
import { type SQL, sql } from 'drizzle-orm';

/** Adds opened event pages to the figures of their days; of an event that was merged to the one that took its place, of one that is not there to none. */
export function countOpens(table: SQL): Statement[] {
  return [
    sql`INSERT INTO event_opens (event_id, day, opens)
      SELECT a.event_id, (counts.message ->> 'at') / ${DAY_MS} AS day, count(*)
      FROM ${table} AS counts JOIN event_aliases a ON a.alias = counts.message ->> 'eventId' GROUP BY a.event_id, day
      ON CONFLICT DO UPDATE SET opens = opens + excluded.opens`,
  ];
}
