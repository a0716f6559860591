import { corrections, nullable, type Reading, rowsOf, text } from '@marquee/db';
import { type SQL, sql } from 'drizzle-orm';

const { date, field, value, venueSlug, changedAt } = corrections;
const ROWS = rowsOf('events.merged-corrections', {
  root: text,
  eventId: text,
  date: nullable(date),
  field: nullable(field),
  value,
  venueSlug: nullable(venueSlug),
  changedAt: nullable(changedAt),
});

export type MergedRow = ReturnType<typeof ROWS.read>;

/** What venues say of these events and of those that were merged into them: at least one row for each of them, without a field where nothing is said. */
export function mergedCorrections(ids: readonly string[]): Reading<MergedRow> {
  return {
    query: sql`WITH RECURSIVE ${mergedInto(sql`SELECT value, value FROM json_each(${JSON.stringify(ids)})`)}
      SELECT f.root, f.id AS event_id, c.date, c.field, c.value, c.venue_slug, c.changed_at FROM merged f LEFT JOIN corrections c ON c.event_id = f.id`,
    rows: ROWS,
  };
}

/** The ids of an event and of those that were merged into it, for `inArray`. */
export const idsMergedInto = (id: string): SQL =>
  sql`(WITH RECURSIVE ${mergedInto(sql`SELECT ${id}, ${id}`)} SELECT id FROM merged)`;

/** As the table `merged` of a WITH RECURSIVE: events, each with those that were merged into it. */
export const mergedInto = (roots: SQL): SQL =>
  sql`merged (root, id) AS (${roots} UNION SELECT f.root, m.id FROM merged f CROSS JOIN events m ON m.merged_into = f.id)`;
