import type { BudgetCategory } from '@marquee/contract';
import type { Statement } from '@marquee/db';
import type { ModelRequest } from '@marquee/kernel';
import { type ModelDeps, type Refused, type Spent, withinBudget } from './within-budget.ts';

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

export type Reply = { kind: 'answered'; json: unknown; spent: Spent } | Refused;

/** Asks the language model one question within the budget of its category. */
export async function askModel(deps: ModelDeps, question: Question): Promise<Reply> {
  const { category, operationId, request, mostTokens, keep } = question;
  const reply = await withinBudget(deps, {
    from: category,
    provider: 'language-model',
    operationId,
    mostTokens,
    maxTokens: request.maxTokens,
    call: () => deps.model.ask(request),
    ...(keep ? { keep: (answer: { json: unknown } | null, tokens: number) => keep(answer?.json ?? null, tokens) } : {}),
  });
  return reply.kind === 'answered' ? { kind: 'answered', json: reply.answer.json, spent: reply.answer.usage } : reply;
}
