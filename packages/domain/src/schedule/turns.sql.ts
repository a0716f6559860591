import { type Database, number, readFirst, rowsOf } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

const TURN = rowsOf('schedule.take-turn', { lastAt: number });

/** Takes the turn of a process if its interval has passed; false if it has not, or another tick was first. */
export async function takeTurn(db: Database, process: string, now: Instant, intervalMs: number): Promise<boolean> {
  const row = await readFirst(
    db,
    sql`INSERT INTO schedule_turns (process, last_at) VALUES (${process}, ${now})
      ON CONFLICT (process) DO UPDATE SET last_at = excluded.last_at WHERE last_at <= ${now - intervalMs}
      RETURNING last_at`,
    TURN,
  );
  return row !== undefined;
}

/** The work of that turn failed: the next tick tries again. */
export async function giveBackTurn(db: Database, process: string, at: Instant): Promise<void> {
  await db.run(sql`UPDATE schedule_turns SET last_at = 0 WHERE process = ${process} AND last_at = ${at}`);
}
