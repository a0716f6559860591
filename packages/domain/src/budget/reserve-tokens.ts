import type { BudgetCategory } from '@marquee/contract';
import { atomically, Conflict } from '@marquee/db';
import { sql } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';
import { utcDay } from './day.ts';
import { expireReservations } from './expire-reservations.ts';
import { limitNow } from './limits.ts';

/** Longer than any call with its retries may take; what is held longer belongs to a worker that died. */
export const RESERVATION_MS = 10 * 60_000;

export type Reservation =
  | { granted: true }
  /** `done`: this operation was settled before, so its call was made and paid. */
  | { granted: false; reason: 'category' | 'total' | 'done'; because: string };

/**
 * Holds tokens for one call of the model, before it is made. `tokens` is the most the call can cost, prompt and answer
 * together. Neither the category's share of the UTC day nor the day's total is ever passed, however many ask at once: the caps
 * are part of the statement that takes the tokens. An operation that holds its tokens already holds them once.
 */
export async function reserveTokens(
  deps: Pick<ReadDeps, 'db' | 'clock' | 'log'>,
  category: BudgetCategory,
  tokens: number,
  operationId: string,
): Promise<Reservation> {
  if (!Number.isSafeInteger(tokens) || tokens <= 0) throw new RangeError(`${tokens} is no number of tokens to reserve`);
  await expireReservations(deps);
  const now = deps.clock.now();
  const day = utcDay(now);
  const spent = sql`SELECT coalesce(sum(used + reserved), 0) FROM token_days WHERE day = ${day}`;
  const take = sql`INSERT INTO token_days (day, category, used, reserved, cost_micro_dollars, calls)
    SELECT ${day}, ${category}, 0, ${tokens}, 0, 0
    WHERE (${spent} AND category = ${category}) + ${tokens} <= ${limitNow(category)}
      AND (${spent}) + ${tokens} <= ${limitNow('total')}
    ON CONFLICT (day, category) DO UPDATE SET reserved = reserved + excluded.reserved`;
  const note = sql`INSERT INTO token_reservations (operation_id, category, day, tokens, state, reserved_at, expires_at)
    VALUES (${operationId}, ${category}, ${day}, ${tokens}, 'open', ${now}, ${now + RESERVATION_MS})
    ON CONFLICT (operation_id) DO UPDATE SET category = excluded.category, day = excluded.day, tokens = excluded.tokens,
      state = 'open', reserved_at = excluded.reserved_at, expires_at = excluded.expires_at
      WHERE token_reservations.state IN ('released', 'expired')`;
  try {
    await atomically(deps.db, [], [take, note]);
    return { granted: true };
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
  }
  const refusal = await explain(deps, category, tokens, operationId, day);
  if (!refusal.granted && refusal.reason !== 'done')
    deps.log.warn('token budget refused', { category, tokens, operationId });
  return refusal;
}

async function explain(
  deps: Pick<ReadDeps, 'db'>,
  category: BudgetCategory,
  tokens: number,
  operationId: string,
  day: number,
): Promise<Reservation> {
  const [held] = await deps.db.all<{ state: string }>(
    sql`SELECT state FROM token_reservations WHERE operation_id = ${operationId}`,
  );
  if (held?.state === 'open') return { granted: true };
  if (held?.state === 'settled') return { granted: false, reason: 'done', because: 'This call was made before.' };
  const [left] = await deps.db.all<{ left: number }>(sql`SELECT ${limitNow(category)} -
    (SELECT coalesce(sum(used + reserved), 0) FROM token_days WHERE day = ${day} AND category = ${category}) AS left`);
  return (left?.left ?? 0) < tokens
    ? { granted: false, reason: 'category', because: `The tokens of ${category} are used up until midnight UTC.` }
    : { granted: false, reason: 'total', because: 'The tokens of the day are used up until midnight UTC.' };
}
