import { modelHolds } from '@marquee/db';
import { MINUTE_MS, type ModelRefusal, type ModelRefusalReason } from '@marquee/kernel';
import { and, eq, gt, lt } from 'drizzle-orm';
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

export type Hold = Pick<typeof modelHolds.$inferSelect, 'until' | 'reason'>;

/** Until when the provider is left alone; null when it may be asked. */
export async function currentHold(deps: Pick<ReadDeps, 'db' | 'clock'>): Promise<Hold | null> {
  const [row] = await deps.db
    .select({ until: modelHolds.until, reason: modelHolds.reason })
    .from(modelHolds)
    .where(and(eq(modelHolds.provider, PROVIDER), gt(modelHolds.until, deps.clock.now())));
  return row ?? null;
}

/** Leaves the provider alone for as long as it asked for, else for as long as its refusal is worth; a longer hold stands. */
export async function holdAfter(
  deps: Pick<ReadDeps, 'db' | 'clock'>,
  { reason, retryAfterMs }: Pick<ModelRefusal, 'reason' | 'retryAfterMs'>,
): Promise<void> {
  const holdMs = Math.min(LONGEST_MS, Math.max(retryAfterMs ?? 0, HOLD_MS[reason]));
  if (holdMs === 0) return;
  const hold = { until: deps.clock.now() + holdMs, reason };
  await deps.db
    .insert(modelHolds)
    .values({ provider: PROVIDER, ...hold })
    .onConflictDoUpdate({ target: modelHolds.provider, set: hold, setWhere: lt(modelHolds.until, hold.until) });
}
