import { SCHEDULE_DEFAULTS } from '@marquee/contract';
import { type Database, nullable, number, readFirst, rowsOf, type Statement } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

/** What decides when a source is read next, besides its own history. */
export interface ReadingPlan {
  /** The least time between two reads of one source. */
  floorMs: number;
  pace: number;
  haste: number;
  /** Whether the scheduler reads sources by itself. */
  isReading: boolean;
}

const PACE = rowsOf('schedule.pace', { pace: number });

export async function readPace(db: Database): Promise<number> {
  const row = await readFirst(db, sql`SELECT pace FROM schedule_turns WHERE process = 'pace'`, PACE);
  return row?.pace ?? 1;
}

export async function storePace(db: Database, pace: number, now: Instant): Promise<void> {
  await db.run(sql`INSERT INTO schedule_turns (process, last_at, pace) VALUES ('pace', ${now}, ${pace})
    ON CONFLICT (process) DO UPDATE SET pace = excluded.pace, last_at = excluded.last_at`);
}

const PLANNED = rowsOf('schedule.planned-reads', { wanted: nullable(number), planned: nullable(number) });

/** Reads a day of all active sources: by their intervals alone, and as planned. One index entry a source. */
export async function plannedReads(db: Database): Promise<{ wanted: number; planned: number }> {
  const row = await readFirst(
    db,
    sql`SELECT sum(86400000.0 / interval_ms) AS wanted, sum(86400000.0 / coalesce(read_every_ms, interval_ms)) AS planned
      FROM sources WHERE status = 'active'`,
    PLANNED,
  );
  return { wanted: row?.wanted ?? 0, planned: row?.planned ?? 0 };
}

/** Notes the plan that due times follow; the guard of the commit that moves them. It holds if they follow another one. */
export function notePlan({ haste, floorMs }: ReadingPlan, now: Instant): Statement {
  return sql`INSERT INTO schedule_turns (process, last_at, haste, floor_ms) VALUES ('plan', ${now}, ${haste}, ${floorMs})
    ON CONFLICT (process) DO UPDATE SET haste = excluded.haste, floor_ms = excluded.floor_ms, last_at = excluded.last_at
      WHERE haste <> excluded.haste OR floor_ms <> excluded.floor_ms`;
}

const FOLLOWED = rowsOf('schedule.plan-followed', { haste: number, floorMs: number });

/** The plan that due times follow. */
export async function planFollowed(db: Database): Promise<{ haste: number; floorMs: number }> {
  const row = await readFirst(db, sql`SELECT haste, floor_ms FROM schedule_turns WHERE process = 'plan'`, FOLLOWED);
  return row ?? { haste: 1, floorMs: SCHEDULE_DEFAULTS.minScrapingInterval };
}
