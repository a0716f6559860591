import { alertDeliveries, plus, write } from '@marquee/db';
import { saidBy } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import { type ClaimedJob, type JobResult, MAX_ATTEMPTS } from '../jobs/index.ts';

/**
 * Sends a letter and, if it is about an alert, notes what became of it. For any other letter it looks up one index entry and changes
 * nothing.
 */
export async function noteLetter(
  deps: EngineDeps,
  letterId: string,
  job: ClaimedJob,
  send: () => Promise<JobResult>,
): Promise<JobResult> {
  const isOurs = eq(alertDeliveries.letterId, letterId);
  const attempts = plus(alertDeliveries.attempts, 1);
  const startedAt = deps.clock.now();
  try {
    const result = await send();
    // The letter was sent before, and noted then.
    if (result.outcome === 'skipped' && !result.statements) return result;
    const finishedAt = deps.clock.now();
    const state = result.outcome === 'done' ? ('delivered' as const) : ('failed' as const);
    const error = state === 'delivered' ? null : (result.detail ?? null);
    const noted = write
      .update(alertDeliveries)
      .set({ state, error, attempts, durationMs: Math.max(0, finishedAt - startedAt), finishedAt })
      .where(isOurs);
    return { ...result, statements: [...(result.statements ?? []), noted] };
  } catch (error) {
    const isLast = job.attempts >= MAX_ATTEMPTS;
    await deps.db
      .update(alertDeliveries)
      .set({
        attempts,
        error: saidBy(error, 500),
        ...(isLast ? { state: 'failed' as const, finishedAt: deps.clock.now() } : {}),
      })
      .where(isOurs);
    throw error;
  }
}
