import { type Database, number, readFirst, rowsOf } from '@marquee/db';
import { sql } from 'drizzle-orm';

const BALANCE = rowsOf('points.balance', { balance: number });
const SEEN = rowsOf('points.enhanced-event', { eventId: { read: String } });

export async function balanceOf(db: Database, userId: string): Promise<number> {
  const row = await readFirst(
    db,
    sql`SELECT coalesce(sum(points), 0) AS balance FROM points_ledger WHERE user_id = ${userId}`,
    BALANCE,
  );
  return row?.balance ?? 0;
}

/** The id of the event that this slug or id leads to, if it has an enhancement to look at; else null. */
export async function enhancedEvent(db: Database, alias: string): Promise<string | null> {
  const query = sql`SELECT a.event_id FROM event_aliases a JOIN enhancements n ON n.event_id = a.event_id
    WHERE a.alias = ${alias} AND n.details IS NOT NULL`;
  return (await readFirst(db, query, SEEN))?.eventId ?? null;
}
