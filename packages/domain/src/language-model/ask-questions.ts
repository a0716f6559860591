import { type BudgetCategory, EMPTY_ANSWERS, type Strategy } from '@marquee/contract';
import { atomically } from '@marquee/db';
import type { ModelQuestion } from '@marquee/extraction';
import { type Message, say } from '@marquee/kernel';
import { recordCall, strategies } from '../efficiency/index.ts';
import { askModel, eventsIn, type Reply } from './ask-model.ts';
import { answerKey, rememberAnswer, rememberedAnswers } from './remembered.ts';
import { type ModelDeps, NOTHING_SPENT, type Spent } from './within-budget.ts';

/** A question about a page, or one that needs none. */
export type AnyQuestion = Omit<ModelQuestion, 'chunk'>;

export type Refusal = Extract<Reply, { kind: 'refused' }>;

export interface Asked {
  /** The answers, new or remembered; null for an unusable answer. */
  answers: Map<AnyQuestion, unknown>;
  spent: Spent;
  /** Why the model is unavailable; no more questions were asked. */
  refusal: Refusal | null;
  stoppedBecause: Message | null;
  /** Questions that were left out because the ones before brought nothing (`earlyExit`). */
  leftOut: number;
}

export interface QuestionTask {
  category: BudgetCategory;
  /** Names the work in the ledger. */
  operation: string;
  /** Other methods read the page as well: the quiet mode leaves it to them. */
  isOptional?: boolean;
  /** Learned rules would read the page, if `intelligentCaching` were on. */
  hasTemplate?: boolean;
  /** Called before each question; a reason stops further questions. */
  whyStop?: () => Promise<Message | null>;
}

/** Asks the model the questions about one page in order, except those that a strategy leaves out (`packages/domain/src/efficiency`). */
export async function askQuestions(
  deps: ModelDeps,
  questions: readonly AnyQuestion[],
  task: QuestionTask,
): Promise<Asked> {
  const model = deps.model.name ?? '';
  const keys = await Promise.all(questions.map(({ sameness }) => answerKey(model, sameness)));
  const [known, isOn] = await Promise.all([rememberedAnswers(deps, keys), strategies(deps)]);
  const asked: Asked = { answers: new Map(), spent: NOTHING_SPENT, refusal: null, stoppedBecause: null, leftOut: 0 };
  let empty = 0;
  for (const [index, question] of questions.entries()) {
    const key = keys[index] ?? '';
    const remembered = known.get(key);
    const avoidableBy: Strategy[] = [
      ...(remembered ? (['caching'] as const) : []),
      ...(task.isOptional && deps.model.name !== null ? (['aiQuietMode'] as const) : []),
      ...(task.hasTemplate ? (['intelligentCaching'] as const) : []),
      ...(empty >= EMPTY_ANSWERS ? (['earlyExit'] as const) : []),
    ];
    const avoidedBy = avoidableBy.find((name) => isOn[name]);
    if (avoidedBy === undefined) {
      if (asked.refusal === null && asked.stoppedBecause === null)
        await askOne(deps, question, key, task, asked, avoidableBy);
      // The same work asked it before it was interrupted, or the model is out of reach: what was paid for still counts.
      if (!asked.answers.has(question) && remembered) asked.answers.set(question, remembered.answer);
    } else {
      if (avoidedBy === 'caching') asked.answers.set(question, remembered?.answer);
      else if (avoidedBy === 'aiQuietMode') asked.refusal ??= quiet();
      else asked.leftOut += 1;
      await leaveOut(deps, question, task, avoidableBy, remembered?.tokens);
    }
    if (asked.answers.has(question)) empty = eventsIn(asked.answers.get(question)) === 0 ? empty + 1 : 0;
  }
  return asked;
}

async function askOne(
  deps: ModelDeps,
  question: AnyQuestion,
  key: string,
  { category, operation, whyStop }: QuestionTask,
  asked: Asked,
  avoidableBy: readonly Strategy[],
): Promise<void> {
  asked.stoppedBecause = (await whyStop?.()) ?? null;
  if (asked.stoppedBecause !== null) return;
  const { request, mostTokens, measured } = question;
  const reply = await askModel(deps, {
    category,
    operationId: `${operation}:${key}`,
    request,
    mostTokens,
    measured,
    avoidableBy,
    keep: (answer, tokens) => rememberAnswer(deps, key, answer, tokens),
  });
  asked.spent = sumOf(asked.spent, reply.spent);
  if (reply.kind === 'answered') asked.answers.set(question, reply.json);
  else if (reply.reason === 'malformed') asked.answers.set(question, null);
  else asked.refusal = reply;
}

/** Records a question that was not asked: what it took when it was, else its estimated prompt. */
async function leaveOut(
  deps: ModelDeps,
  { mostTokens, request, measured }: AnyQuestion,
  { category }: QuestionTask,
  avoidableBy: readonly Strategy[],
  tokens: number | undefined,
): Promise<void> {
  if (deps.model.name === null) return;
  const prompt = Math.round((mostTokens - request.maxTokens) * (measured?.leastShare ?? 1));
  const promptTokens = tokens === undefined ? prompt : Math.min(prompt, tokens);
  const call = {
    category,
    wasAsked: false,
    avoidableBy,
    promptTokens,
    answerTokens: (tokens ?? prompt) - promptTokens,
  };
  const { reductionTokens = 0, batchTokens = 0 } = measured ?? {};
  await atomically(deps.db, recordCall(deps, deps.model, { ...call, reductionTokens, batchTokens }));
}

function quiet(): Refusal {
  const because = say('model.quiet');
  return { kind: 'refused', reason: 'quiet', because, spent: NOTHING_SPENT };
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
