import { MINUTE_MS, type ModelRefusal, type ModelRefusalReason } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';

/** One provider at a time. */
const PROVIDER = 'language-model';

/** How long a provider is left alone that refused. A malformed answer is the page's or the model's fault: others may go on. */
const HOLD_MS: Record<ModelRefusalReason, number> = {
  off: 0,
  malformed: 0,
  'rate-limited': MINUTE_MS,
  timeout: MINUTE_MS,
  unavailable: MINUTE_MS,
  quota: 5 * MINUTE_MS,
};
/** No provider makes us wait longer in one word. */
const LONGEST_MS = 60 * MINUTE_MS;

export interface Hold {
  until: number;
  reason: ModelRefusalReason;
}

/** Until when the provider is left alone; null when it may be asked. */
export async function currentHold(deps: Pick<ReadDeps, 'db' | 'clock'>): Promise<Hold | null> {
  const [row] = await deps.db.all<Hold>(
    sql`SELECT until, reason FROM model_holds WHERE provider = ${PROVIDER} AND until > ${deps.clock.now()}`,
  );
  return row ?? null;
}

/** Leaves the provider alone for as long as it asked for, else for as long as its refusal is worth; a longer hold stands. */
export async function holdAfter(
  deps: Pick<ReadDeps, 'db' | 'clock'>,
  { reason, retryAfterMs }: Pick<ModelRefusal, 'reason' | 'retryAfterMs'>,
): Promise<void> {
  const holdMs = Math.min(LONGEST_MS, Math.max(retryAfterMs ?? 0, HOLD_MS[reason]));
  if (holdMs === 0) return;
  await deps.db.run(sql`INSERT INTO model_holds (provider, until, reason)
    VALUES (${PROVIDER}, ${deps.clock.now() + holdMs}, ${reason})
    ON CONFLICT (provider) DO UPDATE SET until = excluded.until, reason = excluded.reason
      WHERE excluded.until > model_holds.until`);
}
