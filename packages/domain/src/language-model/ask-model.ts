import type { BudgetCategory } from '@marquee/contract';
import { ModelRefusal, type ModelRefusalReason, type ModelRequest } from '@marquee/kernel';
import type { SQL } from 'drizzle-orm';
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
  keep?: (answer: unknown, tokens: number) => readonly SQL[];
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
 * model or its provider does: off, out of budget, refused, slow and malformed are replies, and tokens not spent are given back.
 * After a refusal the provider is left alone for a while, whoever asks.
 */
export async function askModel(deps: ModelDeps, question: Question): Promise<Reply> {
  if (deps.model.name === null) return refused('off', 'No language model is configured.');
  const hold = await currentHold(deps);
  if (hold) return refused(hold.reason, `The language model is left alone until ${clockTime(hold.until)}.`);
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

async function call(deps: ModelDeps, { operationId, request, keep }: Question): Promise<Reply> {
  try {
    const { json, usage } = await deps.model.ask(request);
    const tokens = usage.promptTokens + usage.answerTokens;
    await settleTokens(deps, operationId, tokens, usage.costMicroDollars, keep?.(json, tokens));
    await noteModelAnswer(deps);
    return { kind: 'answered', json, spent: usage };
  } catch (error) {
    if (!(error instanceof ModelRefusal)) throw error;
    return takeRefusal(deps, operationId, error, keep);
  }
}

async function takeRefusal(
  deps: ModelDeps,
  operationId: string,
  refusal: ModelRefusal,
  keep: Question['keep'],
): Promise<Reply> {
  const { reason, message, usage, requestId } = refusal;
  if (usage) {
    const tokens = usage.promptTokens + usage.answerTokens;
    const kept = reason === 'malformed' ? keep?.(null, tokens) : [];
    await settleTokens(deps, operationId, tokens, usage.costMicroDollars, kept);
  } else await releaseTokens(deps, operationId);
  if (reason === 'quota') await noteQuotaFailure(deps, { message, requestId });
  await holdAfter(deps, refusal);
  deps.log.warn('the model gave no answer', { reason, message, requestId, operationId });
  return refused(reason, message, usage ?? NOTHING_SPENT);
}

function refused(reason: Extract<Reply, { kind: 'refused' }>['reason'], because: string, spent = NOTHING_SPENT): Reply {
  return { kind: 'refused', reason, because, spent };
}

function clockTime(at: number): string {
  return `${new Date(at).toISOString().slice(11, 16)} UTC`;
}
