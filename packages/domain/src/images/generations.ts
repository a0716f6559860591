import { DAILY_GENERATIONS } from '@marquee/contract';
import { imageDays, minus, plus, type Statement, write } from '@marquee/db';
import { and, eq, gt, lt } from 'drizzle-orm';

/** The guard of a generation: takes one of the day, if there is one left. Parallel calls never take more. */
export function takeGeneration(day: number): Statement {
  return write
    .insert(imageDays)
    .values({ day, used: 1 })
    .onConflictDoUpdate({
      target: imageDays.day,
      set: { used: plus(imageDays.used, 1) },
      setWhere: lt(imageDays.used, DAILY_GENERATIONS),
    });
}

/** Gives back what was not made. */
export function returnGeneration(day: number): Statement {
  return write
    .update(imageDays)
    .set({ used: minus(imageDays.used, 1) })
    .where(and(eq(imageDays.day, day), gt(imageDays.used, 0)));
}
