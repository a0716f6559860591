import { corrections, type Reading, rowsOf, text } from '@marquee/db';
import { sql } from 'drizzle-orm';
import { correctionsOf } from './corrected.sql.ts';

const { date, field, value, changedAt, venueSlug } = corrections;
const ROWS = rowsOf('events.corrections-shown', { date, field, value, changedAt, venueSlug, venue: text });
export type ShownCorrection = ReturnType<typeof ROWS.read>;

/** The corrections that an event is shown with; those of dates that sources list no more are not. */
export function correctionsShown(alias: string): Reading<ShownCorrection> {
  const ids = sql`(SELECT json_group_array(event_id) FROM event_aliases WHERE alias = ${alias})`;
  return {
    query: sql`WITH ${correctionsOf(ids)} SELECT s.date, s.field, s.value, s.changed_at, s.venue_slug, coalesce(p.name, v.name) AS venue
      FROM said s JOIN venues v ON v.slug = s.venue_slug LEFT JOIN venue_profiles p ON p.venue_slug = s.venue_slug
      WHERE s.date = '' OR EXISTS (SELECT 1 FROM occurrences o WHERE o.event_id = s.event_id AND o.told->>'$.startLocal' = s.date)
      ORDER BY s.date, s.field`,
    rows: ROWS,
  };
}
