import { type BudgetCategory, MOST_KEPT_CALLS, type Strategy } from '@marquee/contract';
import { minus, modelCalls, type Statement, write } from '@marquee/db';
import type { LanguageModel } from '@marquee/kernel';
import { lte, max } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';

export interface RecordedCall {
  category: BudgetCategory;
  wasAsked: boolean;
  avoidableBy: readonly Strategy[];
  promptTokens: number;
  answerTokens: number;
  /** More tokens of the prompt without the strategy. */
  reductionTokens?: number;
  batchTokens?: number;
  events?: number;
  /** Whether `modelDowngrades` sends it to the lesser model. */
  isDowngradable?: boolean;
}

const MILLION = 1_000_000;

/** Statements that keep one question for the simulation, and drop the oldest ones. */
export function recordCall(
  deps: Pick<ReadDeps, 'clock'>,
  model: Pick<LanguageModel, 'costOf' | 'lesser'>,
  call: RecordedCall,
): Statement[] {
  const { promptTokens, answerTokens, isDowngradable = false } = call;
  const { lesser } = model;
  const latest = write.select({ id: max(modelCalls.id) }).from(modelCalls);
  return [
    write.insert(modelCalls).values({
      at: deps.clock.now(),
      category: call.category,
      wasAsked: call.wasAsked,
      avoidableBy: [...call.avoidableBy],
      promptTokens,
      answerTokens,
      reductionTokens: Math.max(0, Math.round(call.reductionTokens ?? 0)),
      batchTokens: Math.max(0, Math.round(call.batchTokens ?? 0)),
      events: call.events ?? 0,
      costMicroDollars: model.costOf(promptTokens, answerTokens),
      microDollarsPerMillion: model.costOf(MILLION, 0),
      lesserCostMicroDollars: lesser && isDowngradable ? lesser.costOf(promptTokens, answerTokens) : null,
    }),
    write.delete(modelCalls).where(lte(modelCalls.id, minus(latest, MOST_KEPT_CALLS))),
  ];
}
