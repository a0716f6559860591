import type { BudgetCategory, Strategy } from '@marquee/contract';
import type { Statement } from '@marquee/db';
import type { ModelAnswer, ModelRequest } from '@marquee/kernel';
import { recordCall, strategies } from '../efficiency/index.ts';
import { isDowngradable, paceOf } from './strategy.ts';
import { type ModelDeps, type Refused, type Spent, withinBudget } from './within-budget.ts';

export interface Question {
  category: BudgetCategory;
  /** A unique name of this call; asking again under the same name reserves its tokens once. */
  operationId: string;
  request: ModelRequest;
  /** The maximum cost, prompt and answer together. */
  mostTokens: number;
  /** Strategies that would leave it out; none of them is on. */
  avoidableBy?: readonly Strategy[] | undefined;
  /** What its form saves, if that was measured. */
  measured?: MeasuredForm | undefined;
  /** Statements that store the answer in one commit with its cost; null is an unusable answer, which is paid for like any other. */
  keep?: (answer: unknown, tokens: number) => readonly Statement[];
}

/** See the extraction's `MeasuredQuestion`. */
interface MeasuredForm {
  leastShare: number;
  reductionTokens: number;
  batchTokens: number;
}

export type Reply = { kind: 'answered'; json: unknown; spent: Spent } | Refused;

/**
 * Asks the language model one question within the budget of its category, under the strategies that act now: the lesser model and the pace of
 * the day. What it took is recorded in one commit with its cost, for the simulation.
 */
export async function askModel(deps: ModelDeps, question: Question): Promise<Reply> {
  const { category, operationId, request, mostTokens, keep } = question;
  const [isOn, canDowngrade] = await Promise.all([strategies(deps), isDowngradable(deps, category)]);
  const model = (isOn.modelDowngrades && canDowngrade && deps.model.lesser) || deps.model;
  const reply = await withinBudget(
    { ...deps, model },
    {
      from: category,
      provider: 'language-model',
      operationId,
      mostTokens,
      maxTokens: request.maxTokens,
      pace: paceOf(isOn, deps.clock.now()),
      call: () => model.ask(request),
      keep: (answer: ModelAnswer | null, tokens: number) => [
        ...recorded(deps, question, answer, tokens, canDowngrade),
        ...(keep?.(answer?.json ?? null, tokens) ?? []),
      ],
    },
  );
  return reply.kind === 'answered' ? { kind: 'answered', json: reply.answer.json, spent: reply.answer.usage } : reply;
}

function recorded(
  deps: ModelDeps,
  { category, avoidableBy = [], measured }: Question,
  answer: ModelAnswer | null,
  tokens: number,
  canDowngrade: boolean,
): Statement[] {
  const { promptTokens, answerTokens } = answer?.usage ?? { promptTokens: tokens, answerTokens: 0 };
  return recordCall(deps, deps.model, {
    category,
    wasAsked: true,
    avoidableBy,
    promptTokens: Math.round(promptTokens * (measured?.leastShare ?? 1)),
    answerTokens,
    reductionTokens: measured?.reductionTokens ?? 0,
    batchTokens: measured?.batchTokens ?? 0,
    events: eventsIn(answer?.json) ?? 0,
    isDowngradable: canDowngrade,
  });
}

/** How many events an answer lists; null if it is not of that kind. */
export function eventsIn(answer: unknown): number | null {
  if (typeof answer !== 'object' || answer === null || !('events' in answer)) return null;
  return Array.isArray(answer.events) ? answer.events.length : null;
}
