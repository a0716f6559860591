import { rowsAs, type Statement } from '@marquee/db';
import { sql } from 'drizzle-orm';
import type { ListedRow } from './show.ts';

/** Places of events in lists, with what lists are ordered by as their rows compute it; triggers count them and fill the search index. */
export function insertListed(rows: ReadonlyArray<ListedRow & { eventId: string }>): Statement {
  return sql`INSERT INTO listing (scope, starts_at, event_seq, ends_at, price_order, popularity)
    SELECT r.value->>'scope', r.value->>'startsAt', e.seq, r.value->>'endsAt', e.price_order, e.popularity
    FROM ${rowsAs('r', rows)} CROSS JOIN events e ON e.id = r.value->>'eventId'`;
}

export function removeDates(dates: ReadonlyArray<{ eventId: string; startLocal: string }>): Statement {
  return sql`DELETE FROM occurrences WHERE (event_id, start_local) IN (
    SELECT r.value->>'eventId', r.value->>'startLocal' FROM ${rowsAs('r', dates)})`;
}

const isLive = (event: string) =>
  sql.raw(`${event}.merged_into IS NULL AND ${event}.status IN ('active', 'cancelled', 'postponed')`);

/** Which of these events, and of events with the same source, title and venue, may be one show. */
export function markDuplicates(eventIds: readonly string[]): Statement[] {
  const ids = JSON.stringify(eventIds);
  const same = sql`t.source_id = e.source_id AND lower(trim(t.title)) = lower(trim(e.title))
    AND lower(trim(coalesce(t.venue, ''))) = lower(trim(coalesce(e.venue, ''))) AND t.id <> e.id`;
  return [
    sql`UPDATE events SET has_duplicate = n.has_one FROM (
        SELECT e.seq, ${isLive('e')} AND EXISTS (SELECT 1 FROM events t WHERE ${same} AND ${isLive('t')}) AS has_one
        FROM json_each(${ids}) j JOIN events e ON e.id = j.value) n
      WHERE events.seq = n.seq AND events.has_duplicate <> n.has_one`,
    sql`UPDATE events SET has_duplicate = 1 WHERE has_duplicate = 0 AND id IN (
      SELECT t.id FROM json_each(${ids}) j JOIN events e ON e.id = j.value JOIN events t ON ${same}
      WHERE e.has_duplicate = 1 AND ${isLive('t')})`,
  ];
}
