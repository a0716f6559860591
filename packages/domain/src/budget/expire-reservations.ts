import { atomically } from '@marquee/db';
import { sql } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';

/** Rows of calls are kept this long for a person to look at. */
const KEEP_MS = 90 * 24 * 60 * 60_000;

/**
 * Gives back what dead workers hold: reservations past their time that were neither settled nor released. Both statements see
 * one moment, so a reservation is given back once.
 */
export async function expireReservations(deps: Pick<ReadDeps, 'db' | 'clock'>): Promise<void> {
  const now = deps.clock.now();
  const lost = sql`state = 'open' AND expires_at <= ${now}`;
  await atomically(deps.db, [
    sql`UPDATE token_days SET reserved = reserved - (SELECT sum(r.tokens) FROM token_reservations r
        WHERE r.state = 'open' AND r.expires_at <= ${now} AND r.day = token_days.day AND r.category = token_days.category)
      WHERE (day, category) IN (SELECT day, category FROM token_reservations WHERE ${lost})`,
    sql`UPDATE token_reservations SET state = 'expired' WHERE ${lost}`,
    sql`DELETE FROM token_reservations WHERE reserved_at < ${now - KEEP_MS}`,
  ]);
}
