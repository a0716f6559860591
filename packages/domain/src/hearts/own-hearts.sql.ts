import { type Reading, rowsOf, type Statement, text } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { type SQL, sql } from 'drizzle-orm';

const IDS = rowsOf('hearts.ids', { id: text });

/** The saved events of a person, each by its present id, the latest last. */
export function heartsOf(userId: string): Reading<{ id: string }> {
  return {
    query: sql`SELECT coalesce(a.event_id, h.event_id) AS id FROM hearts h LEFT JOIN event_aliases a ON a.alias = h.event_id
      WHERE h.user_id = ${userId} GROUP BY 1 ORDER BY max(h.saved_at)`,
    rows: IDS,
  };
}

/** What some ids, as JSON, lead to; those that lead nowhere are left out. */
const known = (ids: string): SQL =>
  sql`SELECT a.event_id AS id, min(j.key) AS place FROM json_each(${ids}) j CROSS JOIN event_aliases a ON a.alias = j.value GROUP BY 1`;

/** Saves what fits, in the order given. One statement, so that calls at the same time are counted. */
export function addHearts(userId: string, ids: readonly string[], most: number, now: Instant): Statement {
  return sql`INSERT OR IGNORE INTO hearts (user_id, event_id, saved_at)
    SELECT ${userId}, k.id, ${now} + k.place FROM (${known(JSON.stringify(ids))}) k
    WHERE NOT EXISTS (SELECT 1 FROM hearts h WHERE h.user_id = ${userId} AND h.event_id = k.id)
    ORDER BY k.place LIMIT max(0, ${most} - (SELECT count(*) FROM hearts WHERE user_id = ${userId}))`;
}

/** Removes events, also those that were saved under the id of an event that was merged into them. */
export function removeHearts(userId: string, ids: readonly string[]): Statement {
  const given = JSON.stringify(ids);
  return sql`DELETE FROM hearts WHERE user_id = ${userId} AND (event_id IN (SELECT value FROM json_each(${given}))
    OR (SELECT event_id FROM event_aliases WHERE alias = hearts.event_id) IN
      (SELECT coalesce(a.event_id, j.value) FROM json_each(${given}) j LEFT JOIN event_aliases a ON a.alias = j.value))`;
}

/** Which of these ids are of events that are not saved. */
export function unsavedOf(userId: string, ids: readonly string[]): Reading<{ id: string }> {
  return {
    query: sql`SELECT k.id FROM (${known(JSON.stringify(ids))}) k
      WHERE NOT EXISTS (SELECT 1 FROM hearts h LEFT JOIN event_aliases a ON a.alias = h.event_id
        WHERE h.user_id = ${userId} AND (h.event_id = k.id OR a.event_id = k.id))`,
    rows: IDS,
  };
}
