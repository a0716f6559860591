import { SCHEDULE_DEFAULTS } from '@marquee/contract';
import { coalesce, type Database, literal, over, type Statement, scheduleTurns, sources, write } from '@marquee/db';
import { DAY_MS, type Instant } from '@marquee/kernel';
import { eq, ne, or, sum } from 'drizzle-orm';

/** What decides when a source is read next, besides its own history. */
export interface ReadingPlan {
  /** The least time between two reads of one source. */
  floorMs: number;
  pace: number;
  haste: number;
  /** Whether the scheduler reads sources by itself. */
  isReading: boolean;
}

const { process, pace: paceOf, haste: hasteOf, floorMs: floorOf } = scheduleTurns;

export async function readPace(db: Database): Promise<number> {
  const [row] = await db.select({ pace: paceOf }).from(scheduleTurns).where(eq(process, 'pace'));
  return row?.pace ?? 1;
}

export async function storePace(db: Database, pace: number, now: Instant): Promise<void> {
  await db
    .insert(scheduleTurns)
    .values({ process: 'pace', lastAt: now, pace })
    .onConflictDoUpdate({ target: process, set: { pace, lastAt: now } });
}

/** Reads a day of all active sources: by their intervals alone, and as planned. One index entry a source. */
export async function plannedReads(db: Database): Promise<{ wanted: number; planned: number }> {
  const { intervalMs, readEveryMs, status } = sources;
  const [row] = await db
    .select({
      wanted: sum(over(DAY_MS, intervalMs)).mapWith(Number),
      planned: sum(over(DAY_MS, coalesce(readEveryMs, intervalMs))).mapWith(Number),
    })
    .from(sources)
    .where(eq(status, literal('active')));
  return { wanted: row?.wanted ?? 0, planned: row?.planned ?? 0 };
}

/** Notes the plan that due times follow; the guard of the commit that moves them. It holds if they follow another one. */
export function notePlan({ haste, floorMs }: ReadingPlan, now: Instant): Statement {
  return write
    .insert(scheduleTurns)
    .values({ process: 'plan', lastAt: now, haste, floorMs })
    .onConflictDoUpdate({
      target: process,
      set: { haste, floorMs, lastAt: now },
      setWhere: or(ne(hasteOf, haste), ne(floorOf, floorMs)),
    });
}

/** The plan that due times follow. */
export async function planFollowed(db: Database): Promise<{ haste: number; floorMs: number }> {
  const [row] = await db.select({ haste: hasteOf, floorMs: floorOf }).from(scheduleTurns).where(eq(process, 'plan'));
  return row ?? { haste: 1, floorMs: SCHEDULE_DEFAULTS.minScrapingInterval };
}
