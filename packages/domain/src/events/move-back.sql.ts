import type { Statement } from '@marquee/db';
import { sql } from 'drizzle-orm';
import { family } from './family-corrections.sql.ts';

/** Sightings and addresses of an event, and of those that were merged into it before, go back to it. */
export function moveBack(id: string, shownId: string): Statement[] {
  const own = sql`WITH RECURSIVE ${family(sql`SELECT ${id}, ${id}`)} `;
  return [
    sql`${own} UPDATE sightings SET event_id = ${id}, own_event_id = nullif(own_event_id, ${id})
      WHERE event_id = ${shownId} AND own_event_id IN (SELECT id FROM family)`,
    sql`${own} UPDATE event_aliases SET event_id = ${id}
      WHERE alias IN (SELECT e.id FROM events e JOIN family f ON f.id = e.id UNION ALL SELECT e.slug FROM events e JOIN family f ON f.id = e.id)`,
  ];
}
