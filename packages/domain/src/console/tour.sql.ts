import type { Statement } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

/** An account that was deleted meanwhile keeps nothing. */
export function keepTour(userId: string, stop: number, endedAt: Instant | null): Statement {
  return sql`INSERT INTO console_tours (user_id, stop, ended_at) SELECT id, ${stop}, ${endedAt} FROM users WHERE id = ${userId}
    ON CONFLICT (user_id) DO UPDATE SET stop = excluded.stop, ended_at = excluded.ended_at`;
}
