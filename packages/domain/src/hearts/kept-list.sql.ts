import { type Reading, rowsOf, type Statement, text } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { type SQL, sql } from 'drizzle-orm';

/** A table of a person's events, with the column of when each was added, and how many there may be. */
export interface KeptList {
  name: 'hearts' | 'hidden_series';
  at: 'saved_at' | 'hidden_at';
  most: number;
}

const IDS = rowsOf('keptList.ids', { id: text });
const namesOf = ({ name, at }: KeptList) => ({ table: sql.identifier(name), at: sql.identifier(at) });

/** The events on a person's list, each by its present id, the latest last. */
export function idsOn(list: KeptList, userId: string): Reading<{ id: string }> {
  const { table, at } = namesOf(list);
  return {
    query: sql`SELECT coalesce(a.event_id, h.event_id) AS id FROM ${table} h LEFT JOIN event_aliases a ON a.alias = h.event_id
      WHERE h.user_id = ${userId} GROUP BY 1 ORDER BY max(h.${at})`,
    rows: IDS,
  };
}

/** What some ids, as JSON, lead to; those that lead nowhere are left out. */
const known = (ids: string): SQL =>
  sql`SELECT a.event_id AS id, min(j.key) AS place FROM json_each(${ids}) j CROSS JOIN event_aliases a ON a.alias = j.value GROUP BY 1`;

/** Adds what fits, in the order given. One statement, so that calls at the same time are counted. */
export function addTo(list: KeptList, userId: string, ids: readonly string[], now: Instant): Statement {
  const { table, at } = namesOf(list);
  return sql`INSERT OR IGNORE INTO ${table} (user_id, event_id, ${at})
    SELECT ${userId}, k.id, ${now} + k.place FROM (${known(JSON.stringify(ids))}) k
    WHERE NOT EXISTS (SELECT 1 FROM ${table} h WHERE h.user_id = ${userId} AND h.event_id = k.id)
    ORDER BY k.place LIMIT max(0, ${list.most} - (SELECT count(*) FROM ${table} WHERE user_id = ${userId}))`;
}

/** Removes events, also those that were added under the id of an event that was merged into them. */
export function removeFrom(list: KeptList, userId: string, ids: readonly string[]): Statement {
  const { table } = namesOf(list);
  const given = JSON.stringify(ids);
  return sql`DELETE FROM ${table} WHERE user_id = ${userId} AND (event_id IN (SELECT value FROM json_each(${given}))
    OR (SELECT event_id FROM event_aliases WHERE alias = ${table}.event_id) IN
      (SELECT coalesce(a.event_id, j.value) FROM json_each(${given}) j LEFT JOIN event_aliases a ON a.alias = j.value))`;
}

/** Which of these ids are of events that are not on the list. */
export function missingOn(list: KeptList, userId: string, ids: readonly string[]): Reading<{ id: string }> {
  const { table } = namesOf(list);
  return {
    query: sql`SELECT k.id FROM (${known(JSON.stringify(ids))}) k
      WHERE NOT EXISTS (SELECT 1 FROM ${table} h LEFT JOIN event_aliases a ON a.alias = h.event_id
        WHERE h.user_id = ${userId} AND (h.event_id = k.id OR a.event_id = k.id))`,
    rows: IDS,
  };
}
