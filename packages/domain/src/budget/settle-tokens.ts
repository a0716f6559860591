import {
  committed,
  either,
  minus,
  plus,
  type Statement,
  tokenDays,
  tokenReservations,
  tuple,
  write,
} from '@marquee/db';
import { and, eq, ne, type SQL } from 'drizzle-orm';
import type { NowDeps } from '../deps.ts';

/**
 * Records the actual cost of a call on the day of its reservation. A second call counts once. A model call that ends after its reservation
 * expired is still recorded, because it was paid for. `statements` are committed with it, so that a paid result is not lost.
 * Throws RangeError for an operation that never reserved.
 */
export async function settleTokens(
  deps: NowDeps,
  operationId: string,
  actualTokens: number,
  costMicroDollars: number,
  statements: readonly Statement[] = [],
): Promise<void> {
  const isUnsettled = and(eq(tokenReservations.operationId, operationId), ne(tokenReservations.state, 'settled'));
  const held = write
    .select({ tokens: either(eq(tokenReservations.state, 'open'), tokenReservations.tokens, 0) })
    .from(tokenReservations)
    .where(eq(tokenReservations.operationId, operationId));
  const day = write
    .update(tokenDays)
    .set({
      used: plus(tokenDays.used, actualTokens),
      calls: plus(tokenDays.calls, 1),
      costMicroDollars: plus(tokenDays.costMicroDollars, costMicroDollars),
      reserved: minus(tokenDays.reserved, held),
    })
    .where(isDayOf(isUnsettled));
  const row = write
    .update(tokenReservations)
    .set({ state: 'settled', settledAt: deps.clock.now(), actualTokens, costMicroDollars })
    .where(isUnsettled);
  await endOnce(deps, operationId, [day, row], statements);
}

/** Releases a reservation whose call was not made. Changes nothing if the reservation has already ended. */
export async function releaseTokens(deps: NowDeps, operationId: string): Promise<void> {
  const isOpen = and(eq(tokenReservations.operationId, operationId), eq(tokenReservations.state, 'open'));
  const held = write.select({ tokens: tokenReservations.tokens }).from(tokenReservations).where(isOpen);
  const day = write
    .update(tokenDays)
    .set({ reserved: minus(tokenDays.reserved, held) })
    .where(isDayOf(isOpen));
  const row = write.update(tokenReservations).set({ state: 'released' }).where(isOpen);
  await endOnce(deps, operationId, [day, row]);
}

/** The row of day and category that a reservation counts toward. */
function isDayOf(reservation: SQL | undefined): SQL {
  const { day, category } = tokenReservations;
  const counted = write.select({ day, category }).from(tokenReservations).where(reservation);
  return eq(tuple(tokenDays.day, tokenDays.category), counted);
}

async function endOnce(
  deps: NowDeps,
  operationId: string,
  guards: Statement[],
  statements: readonly Statement[] = [],
): Promise<void> {
  if (!(await committed(deps.db, statements, guards))) {
    const [row] = await deps.db
      .select({ state: tokenReservations.state })
      .from(tokenReservations)
      .where(eq(tokenReservations.operationId, operationId));
    if (!row) throw new RangeError(`no tokens were reserved for ${operationId}`);
  }
}
