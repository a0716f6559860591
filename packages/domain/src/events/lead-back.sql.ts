import type { Statement } from '@marquee/db';
import { sql } from 'drizzle-orm';
import { mergedInto } from './merged-corrections.sql.ts';

/** The addresses of an event, and of those that were merged into it before, lead to it again. */
export function leadBack(id: string): Statement {
  return sql`WITH RECURSIVE ${mergedInto(sql`SELECT ${id}, ${id}`)}
    UPDATE event_aliases SET event_id = ${id}
      WHERE alias IN (SELECT e.id FROM events e JOIN merged f ON f.id = e.id UNION ALL SELECT e.slug FROM events e JOIN merged f ON f.id = e.id)`;
}
