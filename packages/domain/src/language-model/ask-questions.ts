import type { BudgetCategory } from '@marquee/contract';
import type { ModelQuestion } from '@marquee/extraction';
import { askModel, type Reply } from './ask-model.ts';
import { answerKey, rememberAnswer, rememberedAnswers } from './remembered.ts';
import { type ModelDeps, NOTHING_SPENT, type Spent } from './within-budget.ts';

export type Refusal = Extract<Reply, { kind: 'refused' }>;

export interface Asked {
  /** The answers, new or remembered; null for an unusable answer. */
  answers: Map<ModelQuestion, unknown>;
  spent: Spent;
  /** Why the model is unavailable; no more questions were asked. */
  refusal: Refusal | null;
  stoppedBecause: string | null;
}

export interface QuestionTask {
  category: BudgetCategory;
  /** Names the work in the ledger. */
  operation: string;
  /** Called before each question; a reason stops further questions. */
  whyStop?: () => Promise<string | null>;
}

/** Asks the model the questions about one page in order, except those already answered. */
export async function askQuestions(
  deps: ModelDeps,
  questions: readonly ModelQuestion[],
  task: QuestionTask,
): Promise<Asked> {
  const model = deps.model.name ?? '';
  const keys = await Promise.all(questions.map(({ sameness }) => answerKey(model, sameness)));
  const known = await rememberedAnswers(deps, keys);
  const asked: Asked = { answers: new Map(), spent: NOTHING_SPENT, refusal: null, stoppedBecause: null };
  for (const [index, question] of questions.entries()) {
    const key = keys[index] ?? '';
    if (known.has(key)) asked.answers.set(question, known.get(key));
    else if (asked.refusal === null && asked.stoppedBecause === null) await askOne(deps, question, key, task, asked);
  }
  return asked;
}

async function askOne(
  deps: ModelDeps,
  question: ModelQuestion,
  key: string,
  { category, operation, whyStop }: QuestionTask,
  asked: Asked,
): Promise<void> {
  asked.stoppedBecause = (await whyStop?.()) ?? null;
  if (asked.stoppedBecause !== null) return;
  const reply = await askModel(deps, {
    category,
    operationId: `${operation}:${key}`,
    request: question.request,
    mostTokens: question.mostTokens,
    keep: (answer, tokens) => rememberAnswer(deps, key, answer, tokens),
  });
  asked.spent = sumOf(asked.spent, reply.spent);
  if (reply.kind === 'answered') asked.answers.set(question, reply.json);
  else if (reply.reason === 'malformed') asked.answers.set(question, null);
  else asked.refusal = reply;
}

function sumOf(a: Spent, b: Spent): Spent {
  return {
    promptTokens: a.promptTokens + b.promptTokens,
    answerTokens: a.answerTokens + b.answerTokens,
    costMicroDollars: a.costMicroDollars + b.costMicroDollars,
  };
}

/** Prompt and answer together. */
export function tokensOf({ promptTokens, answerTokens }: Spent): number {
  return promptTokens + answerTokens;
}
