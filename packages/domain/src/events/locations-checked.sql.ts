import type { Statement } from '@marquee/db';
import { sql } from 'drizzle-orm';

/** Marks these events as checked by the audit; an event that changed in the meantime stays unchecked. */
export function locationsChecked(seen: ReadonlyArray<{ id: string; updatedAt: number }>): Statement {
  const rows = JSON.stringify(seen.map(({ id, updatedAt }) => ({ id, updatedAt })));
  return sql`UPDATE events SET is_location_checked = 1 FROM json_each(${rows}) v
    WHERE events.id = v.value->>'id' AND events.updated_at = v.value->>'updatedAt'`;
}
