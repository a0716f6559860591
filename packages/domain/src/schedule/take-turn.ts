import { type Database, excluded, scheduleTurns } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { and, eq, lte } from 'drizzle-orm';

type Process = (typeof scheduleTurns.$inferInsert)['process'];

const { process: name, lastAt } = scheduleTurns;

/** Takes the turn of a process if its interval has passed; false if it has not, or another tick was first. */
export async function takeTurn(db: Database, process: Process, now: Instant, intervalMs: number): Promise<boolean> {
  const taken = await db
    .insert(scheduleTurns)
    .values({ process, lastAt: now })
    .onConflictDoUpdate({ target: name, set: { lastAt: excluded(lastAt) }, setWhere: lte(lastAt, now - intervalMs) })
    .returning({ lastAt });
  return taken.length > 0;
}

/** The work of that turn failed: the next tick tries again. */
export async function giveBackTurn(db: Database, process: Process, at: Instant): Promise<void> {
  await db
    .update(scheduleTurns)
    .set({ lastAt: 0 })
    .where(and(eq(name, process), eq(lastAt, at)));
}
