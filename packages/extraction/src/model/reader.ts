import { messageOf, say } from '@marquee/kernel';
import { boundedFindings, finding } from '../base/findings.ts';
import type { Extraction, Hints, SourceDocument } from '../base/types.ts';
import { emptyReading } from '../candidates/sighting.ts';
import { openPage, type Page } from '../document/page.ts';
import { finish } from '../finish/finish.ts';
import { ChunkText } from './chunk-text.ts';
import type { ModelQuestion } from './question.ts';
import { type Chunk, type ReductionForm, reduce } from './reduction/index.ts';
import { modelRequest } from './request.ts';
import { verifyAnswer } from './verify-answer.ts';

export type ModelReading = Pick<Extraction, 'drafts' | 'findings' | 'method'>;

export interface ModelReader {
  /** In page order, at least one. */
  questions: readonly ModelQuestion[];
  /**
   * The drafts from answers that the page confirms, in the form of a rung's result. Unconfirmed values are dropped; a question may have
   * none.
   */
  read(answers: ReadonlyMap<ModelQuestion, unknown>): ModelReading;
}

/**
 * The last rung, for a document that no other rung could read: the questions for a language model, and the evaluation of its answers. It
 * does not call the model itself. Null if no part of the document names a future day. Never throws because of a bad document.
 */
export function modelReader(document: SourceDocument, hints: Hints, form: ReductionForm = {}): ModelReader | null {
  try {
    const page = openPage(document, hints);
    const { chunks, omitted } = reduce(page, hints, form);
    const questions = questionsOf(chunks, hints);
    if (questions.length === 0) return null;
    return { questions, read: (answers) => readAnswers(page, questions, answers, omitted) };
  } catch {
    // The cascade has already reported the document's problems.
    return null;
  }
}

function questionsOf(chunks: readonly Chunk[], hints: Hints): ModelQuestion[] {
  return chunks
    .filter((chunk) => new ChunkText(chunk, hints).namesDayToCome())
    .map((chunk) => ({ chunk, ...modelRequest(chunk, hints) }));
}

/** Estimated tokens of all prompts about a page in this form. */
export function promptTokens(page: Page, hints: Hints, form: ReductionForm): number {
  return questionsOf(reduce(page, hints, form).chunks, hints).reduce(
    (sum, { mostTokens, request }) => sum + mostTokens - request.maxTokens,
    0,
  );
}

function readAnswers(
  page: Page,
  questions: readonly ModelQuestion[],
  answers: ReadonlyMap<ModelQuestion, unknown>,
  omitted: number,
): ModelReading {
  const context = { document: page.url, method: 'language-model', hints: page.hints } as const;
  try {
    const verified = questions
      .filter((question) => answers.has(question))
      .map((question) => verifyAnswer(answers.get(question), question.chunk, context));
    const findings = verified.flatMap((one) => one.findings);
    if (omitted > 0) findings.push(finding('model-left-out', say('answer.partsLeftOut', { n: omitted })));
    const sightings = verified.flatMap((one) => one.sightings);
    const { drafts, findings: more } = finish(page, { ...emptyReading(), sightings }, 'language-model');
    const method = drafts.length > 0 ? 'language-model' : null;
    return { drafts, method, findings: boundedFindings([...findings, ...more]) };
  } catch (error) {
    const message = say('answer.failed', { detail: messageOf(error) });
    return { drafts: [], method: null, findings: [finding('unreadable', message)] };
  }
}
