import { greater, literal, minus, plus, type Statement, sources, times, whole, write } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { and, eq, gt, isNotNull, or } from 'drizzle-orm';

/**
 * Shortens the time from the last read to the next of all sources that are read regularly to `ratio`, and keeps it above the floor; what an administrator or a retry
 * asked for stays. One entry of each source.
 */
export function moveDueTimes({ ratio, floorMs, now }: { ratio: number; floorMs: number; now: Instant }): Statement {
  const { nextDueAt, lastSuccessAt, status, consecutiveFailures } = sources;
  const soonest = plus(lastSuccessAt, floorMs);
  const shortened = plus(lastSuccessAt, whole(times(minus(nextDueAt, lastSuccessAt), ratio)));
  return write
    .update(sources)
    .set({ nextDueAt: greater(soonest, shortened) })
    .where(
      and(
        eq(status, literal('active')),
        isNotNull(lastSuccessAt),
        eq(consecutiveFailures, 0),
        or(gt(nextDueAt, now), gt(soonest, now)),
        gt(nextDueAt, lastSuccessAt),
      ),
    );
}
