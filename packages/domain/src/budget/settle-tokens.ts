import { atomically, Conflict, type Statement } from '@marquee/db';
import { sql } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';

type Deps = Pick<ReadDeps, 'db' | 'clock'>;

/**
 * Books what a call really cost, on the day it was reserved. Told twice, it counts once. A call that ends after its reservation
 * expired is booked all the same: it was paid. `statements` are committed with it, so that what was paid for is not lost.
 * Throws RangeError for an operation that never reserved.
 */
export async function settleTokens(
  deps: Deps,
  operationId: string,
  actualTokens: number,
  costMicroDollars: number,
  statements: readonly Statement[] = [],
): Promise<void> {
  const day = sql`UPDATE token_days SET used = used + ${actualTokens}, calls = calls + 1,
      cost_micro_dollars = cost_micro_dollars + ${costMicroDollars},
      reserved = reserved - (SELECT CASE state WHEN 'open' THEN tokens ELSE 0 END FROM token_reservations
        WHERE operation_id = ${operationId})
    WHERE (day, category) = (SELECT day, category FROM token_reservations
      WHERE operation_id = ${operationId} AND state <> 'settled')`;
  const row = sql`UPDATE token_reservations SET state = 'settled', settled_at = ${deps.clock.now()},
      actual_tokens = ${actualTokens}, cost_micro_dollars = ${costMicroDollars}
    WHERE operation_id = ${operationId} AND state <> 'settled'`;
  await endOnce(deps, operationId, [day, row], statements);
}

/** Gives tokens back unspent: the call was not made. Told twice, or of a reservation that ended another way, it changes nothing. */
export async function releaseTokens(deps: Deps, operationId: string): Promise<void> {
  const day = sql`UPDATE token_days SET reserved = reserved - (SELECT tokens FROM token_reservations
      WHERE operation_id = ${operationId})
    WHERE (day, category) = (SELECT day, category FROM token_reservations
      WHERE operation_id = ${operationId} AND state = 'open')`;
  const row = sql`UPDATE token_reservations SET state = 'released' WHERE operation_id = ${operationId} AND state = 'open'`;
  await endOnce(deps, operationId, [day, row]);
}

async function endOnce(
  deps: Deps,
  operationId: string,
  guards: Statement[],
  statements: readonly Statement[] = [],
): Promise<void> {
  try {
    await atomically(deps.db, statements, guards);
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    const [row] = await deps.db.all(sql`SELECT 1 FROM token_reservations WHERE operation_id = ${operationId}`);
    if (!row) throw new RangeError(`no tokens were reserved for ${operationId}`);
  }
}
