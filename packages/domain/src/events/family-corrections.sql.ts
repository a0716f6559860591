import { corrections, nullable, type Reading, rowsOf, text } from '@marquee/db';
import { type SQL, sql } from 'drizzle-orm';

const { date, field, value, venueSlug, changedAt } = corrections;
const ROWS = rowsOf('events.family-corrections', {
  root: text,
  eventId: text,
  date: nullable(date),
  field: nullable(field),
  value,
  venueSlug: nullable(venueSlug),
  changedAt: nullable(changedAt),
});

export type FamilyRow = ReturnType<typeof ROWS.read>;

/** What venues say of these events and of those that were merged into them: at least one row for each of a family, without a field where nothing is said. */
export function familyCorrections(ids: readonly string[]): Reading<FamilyRow> {
  return {
    query: sql`WITH RECURSIVE ${family(sql`SELECT value, value FROM json_each(${JSON.stringify(ids)})`)}
      SELECT f.root, f.id AS event_id, c.date, c.field, c.value, c.venue_slug, c.changed_at FROM family f LEFT JOIN corrections c ON c.event_id = f.id`,
    rows: ROWS,
  };
}

/** As the table `family` of a WITH RECURSIVE: events, each with those that were merged into it. */
export const family = (roots: SQL): SQL =>
  sql`family (root, id) AS (${roots} UNION SELECT f.root, m.id FROM family f CROSS JOIN events m ON m.merged_into = f.id)`;
