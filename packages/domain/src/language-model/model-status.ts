import type { ToldModelStatus } from '@marquee/contract';
import { type Message, say } from '@marquee/kernel';
import { quotaStatus, tokenBudget } from '../budget/index.ts';
import type { ReadDeps } from '../deps.ts';
import { currentHold } from './hold.ts';
import { countWaitingPages } from './model-status.sql.ts';

/**
 * Whether the model is in use now, and why (BEY-11).
 * @param model the engine's model, null where none is configured, undefined where the engine did not answer
 */
export async function modelStatus(deps: ReadDeps, model: string | null | undefined): Promise<ToldModelStatus> {
  const [budget, quota, hold, pagesWaiting] = await Promise.all([
    tokenBudget(deps),
    quotaStatus(deps),
    currentHold(deps),
    countWaitingPages(deps.db),
  ]);
  const holdUntil = hold ? new Date(hold.until).toISOString() : null;
  const now = (state: ToldModelStatus['state'], explanation: Message): ToldModelStatus => ({
    state,
    model: model ?? null,
    explanation,
    holdUntil,
    pagesWaiting,
  });
  if (model === undefined) return now('unknown', say('model.unknown'));
  if (model === null) return now('off', without(say('model.notConfigured')));
  if (quota.consecutiveFailures > 0) return now('quota-exhausted', without(say('model.wantsCredit')));
  if (hold) return now('on-hold', without(say('model.providerRefused', { why: hold.reason })));
  if (Math.min(budget.remaining.contentAnalysis, budget.totalRemaining) <= 0)
    return now('out-of-budget', without(say('model.readingTokensUsed')));
  return now('in-use', say('model.inUse'));
}

const without = (why: Message) => say('model.without', { why });
