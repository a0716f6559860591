import { events, hearts, type Reading, type RowOf, rowsOf } from '@marquee/db';
import { MOST_SAVED } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

const SAVED = rowsOf('hearts.saved', { id: events.id, categories: events.categories, venue: events.venue });
export type Saved = RowOf<typeof SAVED>;

/** The events of somebody's latest hearts, the last one first; an event that was merged is the one that took its place. */
export function latest(userId: string): Reading<Saved> {
  return {
    query: sql`SELECT e.id, e.categories, e.venue FROM
        (SELECT event_id FROM ${hearts} WHERE user_id = ${userId} ORDER BY saved_at DESC LIMIT ${MOST_SAVED}) h
      CROSS JOIN event_aliases a ON a.alias = h.event_id CROSS JOIN events e ON e.id = a.event_id`,
    rows: SAVED,
  };
}
