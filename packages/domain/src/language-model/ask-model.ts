import type { BudgetCategory } from '@marquee/contract';
import type { Statement } from '@marquee/db';
import { ModelRefusal, type ModelRefusalReason, type ModelRequest } from '@marquee/kernel';
import { noteModelAnswer, noteQuotaFailure, releaseTokens, reserveTokens, settleTokens } from '../budget/index.ts';
import type { EngineDeps } from '../deps.ts';
import { currentHold, holdAfter } from './hold.ts';

export type ModelDeps = Pick<EngineDeps, 'db' | 'clock' | 'log' | 'model'>;

export interface Question {
  category: BudgetCategory;
  /** Names this call and no other; asked again under the same name it holds its tokens once. */
  operationId: string;
  request: ModelRequest;
  /** The most it can cost, prompt and answer together. */
  mostTokens: number;
  /** What is to be kept of the answer, in one commit with its price; null is an answer in no usable form, paid like any other. */
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
 * Asks the language model one question within the budget: reserve, ask, settle. The only way to the model. Never throws for what the
 * model or its provider does: off, out of budget, refused, slow and malformed are replies, and tokens not spent are given back. A call whose
 * price nobody told (no answer in time, an answer that does not say) is settled at the most it can have cost: the provider may bill it.
 * After a refusal the provider is left alone for a while, whoever asks.
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

/** What was reserved: the whole prompt, and the longest answer that was allowed. */
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
