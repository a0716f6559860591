import { atomically, literal, minus, tokenDays, tokenReservations, tuple, write } from '@marquee/db';
import { DAY_MS, KEPT_DAYS } from '@marquee/kernel';
import { and, eq, inArray, lt, lte, sum } from 'drizzle-orm';
import type { NowDeps } from '../deps.ts';

/** How long rows of calls are kept for review. */
const KEEP_MS = KEPT_DAYS.tokenReservations * DAY_MS;

/**
 * Releases the expired reservations of dead workers. Both statements use the
 * same time, so each reservation is released once.
 */
export async function expireReservations(deps: NowDeps): Promise<void> {
  const now = deps.clock.now();
  const { day, category, state, expiresAt, reservedAt } = tokenReservations;
  const isLost = and(eq(state, literal('open')), lte(expiresAt, now));
  const isSameDay = and(eq(day, tokenDays.day), eq(category, tokenDays.category));
  const held = write
    .select({ tokens: sum(tokenReservations.tokens) })
    .from(tokenReservations)
    .where(and(isLost, isSameDay));
  const lostDays = write.select({ day, category }).from(tokenReservations).where(isLost);
  await atomically(deps.db, [
    write
      .update(tokenDays)
      .set({ reserved: minus(tokenDays.reserved, held) })
      .where(inArray(tuple(tokenDays.day, tokenDays.category), lostDays)),
    write.update(tokenReservations).set({ state: 'expired' }).where(isLost),
    write.delete(tokenReservations).where(lt(reservedAt, now - KEEP_MS)),
  ]);
}
