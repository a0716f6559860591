import type { ModelStatus } from '@marquee/contract';
import { quotaStatus, tokenBudget } from '../budget/index.ts';
import type { ReadDeps } from '../deps.ts';
import { currentHold } from './hold.ts';
import { countWaitingPages } from './model-status.sql.ts';

const WITHOUT =
  'Pages are read from their structured data, feeds and listings. Pages that only a model can read wait until one is configured.';

/**
 * Whether the model is in use now, and why (BEY-11).
 * @param model the engine's model, null where none is configured, undefined where the engine did not answer
 */
export async function modelStatus(deps: ReadDeps, model: string | null | undefined): Promise<ModelStatus> {
  const [budget, quota, hold, pagesWaiting] = await Promise.all([
    tokenBudget(deps),
    quotaStatus(deps),
    currentHold(deps),
    countWaitingPages(deps.db),
  ]);
  const holdUntil = hold ? new Date(hold.until).toISOString() : null;
  const say = (state: ModelStatus['state'], explanation: string): ModelStatus => ({
    state,
    model: model ?? null,
    explanation,
    holdUntil,
    pagesWaiting,
  });
  if (model === undefined) return say('unknown', 'The engine did not report whether it has a language model.');
  if (model === null) return say('off', `No language model is configured. ${WITHOUT}`);
  if (quota.consecutiveFailures > 0) return say('quota-exhausted', `Its provider wants credit. ${WITHOUT}`);
  if (hold) return say('on-hold', `Its provider refused (${hold.reason}) and is left alone for a while. ${WITHOUT}`);
  if (Math.min(budget.remaining.contentAnalysis, budget.totalRemaining) <= 0)
    return say('out-of-budget', `The tokens for reading pages are used up until midnight UTC. ${WITHOUT}`);
  return say('in-use', 'Pages that no other method can read go to the model. Each value is checked against the page.');
}
