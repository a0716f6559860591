import type { Statement } from '@marquee/db';
import { sql } from 'drizzle-orm';

/** Sightings and addresses of an event, and of those that were merged into it before, go back to it. */
export function moveBack(id: string, shownId: string): Statement[] {
  const family = sql`WITH RECURSIVE family (id) AS (
    SELECT ${id} UNION SELECT e.id FROM family f JOIN events e ON e.merged_into = f.id) `;
  return [
    sql`${family} UPDATE sightings SET event_id = ${id}, own_event_id = nullif(own_event_id, ${id})
      WHERE event_id = ${shownId} AND own_event_id IN (SELECT id FROM family)`,
    sql`${family} UPDATE event_aliases SET event_id = ${id}
      WHERE alias IN (SELECT e.id FROM events e JOIN family f ON f.id = e.id UNION ALL SELECT e.slug FROM events e JOIN family f ON f.id = e.id)`,
  ];
}
