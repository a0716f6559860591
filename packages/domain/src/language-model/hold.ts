import { modelHolds } from '@marquee/db';
import { MINUTE_MS, type ModelRefusal, type ModelRefusalReason } from '@marquee/kernel';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { NowDeps } from '../deps.ts';

/** The engine and the concierge wait apart: a visitor cannot wait long, and what is too slow for them is not for the engine. */
export type Provider = 'language-model' | 'concierge' | 'image-model';

/** How long a provider is not called after a refusal. A malformed answer is the fault of the page or the model: other calls continue. */
const HOLD_MS: Record<ModelRefusalReason, number> = {
  off: 0,
  malformed: 0,
  'rate-limited': MINUTE_MS,
  timeout: MINUTE_MS,
  unavailable: MINUTE_MS,
  quota: 5 * MINUTE_MS,
};
/** The maximum wait that we accept from a provider. */
const LONGEST_MS = 60 * MINUTE_MS;

export type Hold = Pick<typeof modelHolds.$inferSelect, 'until' | 'reason'>;

/** Until when the provider is not called; null if it may be called. */
export async function currentHold(deps: NowDeps, provider: Provider = 'language-model'): Promise<Hold | null> {
  const [row] = await deps.db
    .select({ until: modelHolds.until, reason: modelHolds.reason })
    .from(modelHolds)
    .where(and(eq(modelHolds.provider, provider), gt(modelHolds.until, deps.clock.now())));
  return row ?? null;
}

/** Holds calls for as long as the provider requested, else by the kind of refusal; a longer hold stays. */
export async function holdAfter(
  deps: NowDeps,
  provider: Provider,
  { reason, retryAfterMs }: Pick<ModelRefusal, 'reason' | 'retryAfterMs'>,
): Promise<void> {
  const holdMs = Math.min(LONGEST_MS, Math.max(retryAfterMs ?? 0, HOLD_MS[reason]));
  if (holdMs === 0) return;
  const hold = { until: deps.clock.now() + holdMs, reason };
  await deps.db
    .insert(modelHolds)
    .values({ provider, ...hold })
    .onConflictDoUpdate({ target: modelHolds.provider, set: hold, setWhere: lt(modelHolds.until, hold.until) });
}
