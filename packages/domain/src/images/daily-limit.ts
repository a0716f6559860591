import { DAILY_GENERATIONS } from '@marquee/contract';
import { atomically, committed, imageDays } from '@marquee/db';
import { DAY_MS, say } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import type { NowDeps } from '../deps.ts';
import { returnGeneration, takeGeneration } from './generations.ts';

export const LIMIT_REACHED = say('reply.limitImagesDayReachedMore', { n: DAILY_GENERATIONS });

const today = ({ clock }: NowDeps) => Math.floor(clock.now() / DAY_MS);

export async function generationsUsed(deps: NowDeps): Promise<number> {
  const [row] = await deps.db
    .select({ used: imageDays.used })
    .from(imageDays)
    .where(eq(imageDays.day, today(deps)));
  return row?.used ?? 0;
}

/**
 * Makes an image within the daily limit; null if the limit is reached. What `make` does not return (null, or an error) does not count.
 */
export async function withinDailyLimit<T>(deps: NowDeps, make: () => Promise<T | null>): Promise<T | null | 'limit'> {
  const day = today(deps);
  if (!(await committed(deps.db, [], [takeGeneration(day)]))) return 'limit';
  const giveBack = () => atomically(deps.db, [returnGeneration(day)]);
  try {
    const made = await make();
    if (made === null) await giveBack();
    return made;
  } catch (error) {
    await giveBack();
    throw error;
  }
}
