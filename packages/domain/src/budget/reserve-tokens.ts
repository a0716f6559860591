import { type BudgetCategory, CONCIERGE_PURSE } from '@marquee/contract';
import { coalesce, committed, minus, plus, tokenDays, tokenReservations, write } from '@marquee/db';
import { type Message, say } from '@marquee/kernel';
import { and, eq, inArray, sum } from 'drizzle-orm';
import type { DbDeps, ReadDeps } from '../deps.ts';
import { firstDayOfMonth, utcDay } from './day.ts';
import { expireReservations } from './expire-reservations.ts';
import { limitNow } from './limits.ts';
import { type PurseLimits, takeFromPurse, takeTokens } from './reserve-tokens.sql.ts';

/** Longer than any call with its retries may take; a longer reservation belongs to a dead worker. */
export const RESERVATION_MS = 10 * 60_000;

export type Reservation =
  | { granted: true }
  /** `done`: this operation was already settled, so its call was made and paid for. */
  | { granted: false; reason: 'category' | 'total' | 'done'; because: Message };

/**
 * Reserves tokens for one call of the model before it is made. `tokens` is the maximum cost of the call, prompt and answer
 * together. Parallel calls never exceed the category's share or the day's total, because the limits
 * are part of the statement that reserves the tokens. Reserving twice for one operation counts once.
 * @param pace the part of the limits of a category that may be spent by now, 0 to 1
 * @param from a category of the engine's budget, or the limits of the concierge's purse
 */
export async function reserveTokens(
  deps: Pick<ReadDeps, 'db' | 'clock' | 'log'>,
  from: BudgetCategory | PurseLimits,
  tokens: number,
  operationId: string,
  pace = 1,
): Promise<Reservation> {
  if (!Number.isSafeInteger(tokens) || tokens <= 0) throw new RangeError(`${tokens} is no number of tokens to reserve`);
  await expireReservations(deps);
  const now = deps.clock.now();
  const day = utcDay(now);
  const isPurse = typeof from === 'object';
  const category = isPurse ? CONCIERGE_PURSE : from;
  const held = { category, day, tokens, state: 'open', reservedAt: now, expiresAt: now + RESERVATION_MS } as const;
  const note = write
    .insert(tokenReservations)
    .values({ operationId, ...held })
    .onConflictDoUpdate({
      target: tokenReservations.operationId,
      set: held,
      setWhere: inArray(tokenReservations.state, ['released', 'expired']),
    });
  const take = isPurse ? takeFromPurse(day, firstDayOfMonth(now), tokens, from) : takeTokens(day, from, tokens, pace);
  if (await committed(deps.db, [], [take, note])) return { granted: true };
  const refusal = await explain(deps, from, tokens, operationId, day, pace);
  if (!refusal.granted && refusal.reason !== 'done')
    deps.log.warn('token budget refused', { category, tokens, operationId });
  return refusal;
}

async function explain(
  deps: DbDeps,
  category: BudgetCategory | PurseLimits,
  tokens: number,
  operationId: string,
  day: number,
  pace: number,
): Promise<Reservation> {
  const [held] = await deps.db
    .select({ state: tokenReservations.state })
    .from(tokenReservations)
    .where(eq(tokenReservations.operationId, operationId));
  if (held?.state === 'open') return { granted: true };
  if (held?.state === 'settled') return { granted: false, reason: 'done', because: say('budget.alreadyMade') };
  if (typeof category === 'object') return { granted: false, reason: 'category', because: say('budget.conciergeUsed') };
  const [left] = await deps.db
    .select({
      limit: limitNow(category).mapWith(Number),
      tokens: minus(limitNow(category), coalesce(sum(plus(tokenDays.used, tokenDays.reserved)), 0)).mapWith(Number),
    })
    .from(tokenDays)
    .where(and(eq(tokenDays.day, day), eq(tokenDays.category, category)));
  if (left?.limit === 0) return { granted: false, reason: 'category', because: say('budget.zero', { category }) };
  if (pace < 1 && (left?.tokens ?? 0) >= tokens)
    return { granted: false, reason: 'total', because: say('budget.throttled') };
  return (left?.tokens ?? 0) < tokens
    ? { granted: false, reason: 'category', because: say('budget.categoryUsed', { category }) }
    : { granted: false, reason: 'total', because: say('budget.dayUsed') };
}
