import type { BudgetCategory } from '@marquee/contract';
import type { Statement } from '@marquee/db';
import {
  type LanguageModel,
  type Message,
  ModelRefusal,
  type ModelRefusalReason,
  type ModelUsage,
  quoted,
  say,
} from '@marquee/kernel';
import {
  noteModelAnswer,
  noteQuotaFailure,
  type PurseLimits,
  releaseTokens,
  reserveTokens,
  settleTokens,
} from '../budget/index.ts';
import type { EngineDeps } from '../deps.ts';
import { currentHold, holdAfter, type Provider } from './hold.ts';

export type ModelDeps = Pick<EngineDeps, 'db' | 'clock' | 'log' | 'model'>;

/** A call is paid from a budget whatever the model makes. */
export type BudgetDeps = Pick<EngineDeps, 'db' | 'clock' | 'log'> & { model: Pick<LanguageModel, 'name' | 'costOf'> };

export interface BudgetedCall<A extends { usage: ModelUsage }> {
  from: BudgetCategory | PurseLimits;
  provider: Provider;
  operationId: string;
  mostTokens: number;
  maxTokens: number;
  call: () => Promise<A>;
  /** The part of the day's tokens that may be spent by now, 0 to 1. */
  pace?: number;
  keep?: (answer: A | null, tokens: number) => readonly Statement[];
  /** Nobody waits any more: what it cost counts, but the provider did nothing wrong. */
  signal?: AbortSignal | undefined;
}

export type Spent = ModelUsage;

export interface Refused {
  kind: 'refused';
  /** `quiet`: the question is optional, and the quiet mode is on. */
  reason: ModelRefusalReason | 'budget' | 'quiet';
  because: Message;
  spent: Spent;
}

export const NOTHING_SPENT: Spent = { promptTokens: 0, answerTokens: 0, costMicroDollars: 0 };

/**
 * Makes one call of the language model within its budget: reserve, ask, settle. The only access to the model. Never throws for failures of the
 * model or its provider: off, out of budget, refused, slow and malformed are results, and unused tokens are released. A call with
 * unknown cost (a timeout, or an answer without usage) is settled at its maximum, because the provider may bill it.
 * After a refusal the provider is not called for a while.
 */
export async function withinBudget<A extends { usage: ModelUsage }>(
  deps: BudgetDeps,
  budgeted: BudgetedCall<A>,
): Promise<{ kind: 'answered'; answer: A } | Refused> {
  if (deps.model.name === null) return refused('off', say('model.notConfigured'));
  const hold = await currentHold(deps, budgeted.provider);
  if (hold) return refused(hold.reason, say('model.heldUntil', { time: clockTime(hold.until) }));
  const { from, operationId, mostTokens, pace } = budgeted;
  const reservation = await reserveTokens(deps, from, mostTokens, operationId, pace);
  if (!reservation.granted) return refused('budget', reservation.because);
  try {
    return await call(deps, budgeted);
  } catch (error) {
    await releaseTokens(deps, operationId);
    throw error;
  }
}

async function call<A extends { usage: ModelUsage }>(
  deps: BudgetDeps,
  budgeted: BudgetedCall<A>,
): Promise<{ kind: 'answered'; answer: A } | Refused> {
  const { operationId, keep } = budgeted;
  try {
    const answer = await budgeted.call();
    const tokens = answer.usage.promptTokens + answer.usage.answerTokens;
    await settleTokens(deps, operationId, tokens, answer.usage.costMicroDollars, keep?.(answer, tokens));
    await noteModelAnswer(deps);
    return { kind: 'answered', answer };
  } catch (error) {
    if (!(error instanceof ModelRefusal)) throw error;
    return takeRefusal(deps, budgeted, error);
  }
}

async function takeRefusal<A extends { usage: ModelUsage }>(
  deps: BudgetDeps,
  budgeted: BudgetedCall<A>,
  refusal: ModelRefusal,
): Promise<Refused> {
  const { reason, message, requestId } = refusal;
  const { operationId, keep, provider, signal, mostTokens } = budgeted;
  const isUntold = refusal.usage === null && (reason === 'timeout' || reason === 'malformed');
  const usage = isUntold ? mostSpent(deps, budgeted) : refusal.usage;
  if (usage) {
    const tokens = usage.promptTokens + usage.answerTokens;
    const kept = reason === 'malformed' ? keep?.(null, tokens) : [];
    await settleTokens(deps, operationId, tokens, usage.costMicroDollars, kept);
  } else await releaseTokens(deps, operationId);
  if (reason === 'quota') await noteQuotaFailure(deps, { message, requestId });
  if (!signal?.aborted) await holdAfter(deps, provider, refusal);
  deps.log.warn('the model gave no answer', { reason, message, requestId, operationId, isUntold });
  const why = quoted(message);
  const because = isUntold ? say('model.reservedCounts', { why, tokens: String(mostTokens) }) : why;
  return refused(reason, because, usage ?? NOTHING_SPENT);
}

/** The reservation: the whole prompt and the longest allowed answer. */
function mostSpent({ model }: BudgetDeps, { maxTokens, mostTokens }: { maxTokens: number; mostTokens: number }): Spent {
  const answerTokens = Math.min(maxTokens, mostTokens);
  const promptTokens = mostTokens - answerTokens;
  return { promptTokens, answerTokens, costMicroDollars: model.costOf(promptTokens, answerTokens) };
}

function refused(reason: Refused['reason'], because: Message, spent = NOTHING_SPENT): Refused {
  return { kind: 'refused', reason, because, spent };
}

function clockTime(at: number): string {
  return `${new Date(at).toISOString().slice(11, 16)} UTC`;
}
