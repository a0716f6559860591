import { DAILY_GENERATIONS } from '@marquee/contract';
import type { Statement } from '@marquee/db';
import { sql } from 'drizzle-orm';

/** The guard of a generation: takes one of the day, if there is one left. Parallel calls never take more. */
export function takeGeneration(day: number): Statement {
  return sql`INSERT INTO image_days (day, used) VALUES (${day}, 1)
    ON CONFLICT (day) DO UPDATE SET used = used + 1 WHERE used < ${DAILY_GENERATIONS}`;
}

/** Gives back what was not made. */
export function returnGeneration(day: number): Statement {
  return sql`UPDATE image_days SET used = used - 1 WHERE day = ${day} AND used > 0`;
}
