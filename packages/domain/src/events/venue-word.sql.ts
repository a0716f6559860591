import { corrections, type Reading, rowsOf, text } from '@marquee/db';
import { sql } from 'drizzle-orm';
import { mergedInto } from './merged-corrections.sql.ts';
import { correctionsInForce } from './show.ts';

const { eventId, date, field, value, changedAt, venueSlug } = corrections;
const ROWS = rowsOf('events.corrections-shown', {
  root: text,
  eventId,
  date,
  field,
  value,
  changedAt,
  venueSlug,
  venue: text,
});
export type ShownCorrection = ReturnType<typeof ROWS.read>;

/** What venues say of an event and of those that were merged into it, as long as it is there; what is in force of it: `inForce`. Of dates that sources list no more there is nothing. */
export function correctionsOf(alias: string): Reading<ShownCorrection> {
  return {
    query: sql`WITH RECURSIVE ${mergedInto(sql`SELECT event_id, event_id FROM event_aliases WHERE alias = ${alias}`)}
      SELECT f.root, c.event_id, c.date, c.field, c.value, c.changed_at, c.venue_slug, coalesce(p.name, v.name) AS venue
      FROM merged f CROSS JOIN corrections c ON c.event_id = f.id CROSS JOIN events e ON e.id = f.root AND e.venue_slug = c.venue_slug
      JOIN venues v ON v.slug = c.venue_slug LEFT JOIN venue_profiles p ON p.venue_slug = c.venue_slug
      WHERE c.date = '' OR EXISTS (SELECT 1 FROM occurrences o WHERE o.event_id = f.root AND o.told->>'$.startLocal' = c.date)
      ORDER BY c.date, c.field`,
    rows: ROWS,
  };
}

/** The corrections that the event is shown with. */
export function inForce(rows: readonly ShownCorrection[]): ShownCorrection[] {
  const [first] = rows;
  return first ? correctionsInForce({ id: first.root, venueSlug: first.venueSlug }, rows) : [];
}
