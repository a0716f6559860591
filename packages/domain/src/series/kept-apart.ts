import type { Statement } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

/** Remembers an event and others as not the same. */
export function keepApart(eventId: string, others: readonly string[], now: Instant): Statement[] {
  return [...new Set(others)].map((other) => {
    const [first, second] = [eventId, other].sort();
    return sql`INSERT OR IGNORE INTO kept_apart (event_id, other_id, kept_at) VALUES (${first}, ${second}, ${now})`;
  });
}

/** Forgets that two events were told apart. */
export function notApart(eventId: string, otherId: string): Statement {
  const [first, second] = [eventId, otherId].sort();
  return sql`DELETE FROM kept_apart WHERE event_id = ${first} AND other_id = ${second}`;
}
