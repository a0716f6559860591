import type { BudgetCategory } from '@marquee/contract';
import type { Statement } from '@marquee/db';
import { ModelRefusal, type ModelRefusalReason, type ModelRequest } from '@marquee/kernel';
import { noteModelAnswer, noteQuotaFailure, releaseTokens, reserveTokens, settleTokens } from '../budget/index.ts';
import type { EngineDeps } from '../deps.ts';
import { currentHold, holdAfter } from './hold.ts';

export type ModelDeps = Pick<EngineDeps, 'db' | 'clock' | 'log' | 'model'>;

export interface Question {
  category: BudgetCategory;
  /** A unique name of this call; asking again under the same name reserves its tokens once. */
  operationId: string;
  request: ModelRequest;
  /** The maximum cost, prompt and answer together. */
  mostTokens: number;
  /** Statements that store the answer in one commit with its cost; null is an unusable answer, which is paid for like any other. */
  keep?: (answer: unknown, tokens: number) => readonly Statement[];
}

export interface Spent {
  promptTokens: number;
  answerTokens: number;
  costMicroDollars: number;
}

export type Reply =
  | { kind: 'answered'; json: unknown; spent: Spent }
  /** `because` is a sentence for a person. */
  | { kind: 'refused'; reason: ModelRefusalReason | 'budget'; because: string; spent: Spent };

export const NOTHING_SPENT: Spent = { promptTokens: 0, answerTokens: 0, costMicroDollars: 0 };

/**
 * Asks the language model one question within the budget: reserve, ask, settle. The only access to the model. Never throws for failures of the
 * model or its provider: off, out of budget, refused, slow and malformed are results, and unused tokens are released. A call with
 * unknown cost (a timeout, or an answer without usage) is settled at its maximum, because the provider may bill it.
 * After a refusal the provider is not called for a while.
 */
export async function askModel(deps: ModelDeps, question: Question): Promise<Reply> {
  if (deps.model.name === null) return refused('off', 'No language model is configured.');
  const hold = await currentHold(deps);
  if (hold) return refused(hold.reason, `The language model is not called until ${clockTime(hold.until)}.`);
  const { category, operationId, mostTokens } = question;
  const reservation = await reserveTokens(deps, category, mostTokens, operationId);
  if (!reservation.granted) return refused('budget', reservation.because);
  try {
    return await call(deps, question);
  } catch (error) {
    await releaseTokens(deps, operationId);
    throw error;
  }
}

async function call(deps: ModelDeps, question: Question): Promise<Reply> {
  const { operationId, request, keep } = question;
  try {
    const { json, usage } = await deps.model.ask(request);
    const tokens = usage.promptTokens + usage.answerTokens;
    await settleTokens(deps, operationId, tokens, usage.costMicroDollars, keep?.(json, tokens));
    await noteModelAnswer(deps);
    return { kind: 'answered', json, spent: usage };
  } catch (error) {
    if (!(error instanceof ModelRefusal)) throw error;
    return takeRefusal(deps, question, error);
  }
}

async function takeRefusal(deps: ModelDeps, question: Question, refusal: ModelRefusal): Promise<Reply> {
  const { reason, message, requestId } = refusal;
  const { operationId, keep } = question;
  const isUntold = refusal.usage === null && (reason === 'timeout' || reason === 'malformed');
  const usage = isUntold ? mostSpent(deps, question) : refusal.usage;
  if (usage) {
    const tokens = usage.promptTokens + usage.answerTokens;
    const kept = reason === 'malformed' ? keep?.(null, tokens) : [];
    await settleTokens(deps, operationId, tokens, usage.costMicroDollars, kept);
  } else await releaseTokens(deps, operationId);
  if (reason === 'quota') await noteQuotaFailure(deps, { message, requestId });
  await holdAfter(deps, refusal);
  deps.log.warn('the model gave no answer', { reason, message, requestId, operationId, isUntold });
  const because = isUntold ? `${message} The ${question.mostTokens} tokens reserved for it count as spent.` : message;
  return refused(reason, because, usage ?? NOTHING_SPENT);
}

/** The reservation: the whole prompt and the longest allowed answer. */
function mostSpent({ model }: ModelDeps, { request, mostTokens }: Question): Spent {
  const answerTokens = Math.min(request.maxTokens, mostTokens);
  const promptTokens = mostTokens - answerTokens;
  return { promptTokens, answerTokens, costMicroDollars: model.costOf(promptTokens, answerTokens) };
}

function refused(reason: Extract<Reply, { kind: 'refused' }>['reason'], because: string, spent = NOTHING_SPENT): Reply {
  return { kind: 'refused', reason, because, spent };
}

function clockTime(at: number): string {
  return `${new Date(at).toISOString().slice(11, 16)} UTC`;
}
