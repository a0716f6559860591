import type { Hints, SourceDocument } from '../base/types.ts';
import { MODEL } from '../decide/weights/model.ts';
import { openPage } from '../document/page.ts';
import type { MeasuredQuestion } from './measured-question.ts';
import type { ModelQuestion } from './question.ts';
import { promptTokens } from './reader.ts';

/** How the questions about a page are made (spec: TOKEFF-01). */
export interface QuestionForm {
  /** Leave out text that is far from any date. */
  isReduced: boolean;
  /** Ask about many records at once. */
  isBatched: boolean;
}

/** Questions about one page: the same text makes more of them when they are small. */
const MOST_BATCHED = 10;

export function reductionForm({ isReduced, isBatched }: QuestionForm) {
  return {
    isWhole: !isReduced,
    chunkTokens: isBatched ? MODEL.measure.batched : MODEL.measure.alone,
    chunks: isBatched ? MOST_BATCHED : (MOST_BATCHED * MODEL.measure.batched) / MODEL.measure.alone,
  };
}

/** The same questions with what reduction and batching save. Reads the page three times more. */
export function withMeasures(
  document: SourceDocument,
  hints: Hints,
  form: QuestionForm,
  questions: readonly ModelQuestion[],
): ModelQuestion[] {
  const page = openPage(document, hints);
  const tokensOf = (isReduced: boolean, isBatched: boolean) =>
    promptTokens(page, hints, reductionForm({ isReduced, isBatched }));
  const least = tokensOf(true, true);
  const asked = tokensOf(form.isReduced, form.isBatched);
  const measured: MeasuredQuestion = {
    leastShare: asked > 0 ? least / asked : 1,
    reductionTokens: Math.max(0, tokensOf(false, true) - least) / questions.length,
    batchTokens: Math.max(0, tokensOf(true, false) - least) / questions.length,
  };
  return questions.map((question) => ({ ...question, measured }));
}
