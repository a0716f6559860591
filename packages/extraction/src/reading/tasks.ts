import type { Draft, Extraction, Hints, SourceDocument } from '../base/types.ts';
import { openPage } from '../document/page.ts';
import { extract } from '../extract.ts';
import { type PosterOnPage, postersOnPage } from '../formats/flyers/posters-on-page.ts';
import { type PictureReading, readTranscript } from '../formats/flyers/read-transcript.ts';
import { learn } from '../learned/learn.ts';
import type { LearnedExtractor } from '../learned/schema.ts';
import { type SelectorTry, trySelector } from '../learned/try-selector.ts';
import { type FactQuestion, factQuestion, type PageFacts, readFacts } from '../model/facts/index.ts';
import { type QuestionForm, reductionForm, withMeasures } from '../model/measure.ts';
import type { ModelQuestion } from '../model/question.ts';
import { type ModelReading, modelReader } from '../model/reader.ts';
import { ownLinks, readSitemap, type Sitemap, type SiteSigns, siteSigns } from '../site/index.ts';

/** A document and what is known about its source; every task gets both. */
export interface ReadingInput {
  document: SourceDocument;
  hints: Hints;
}

/** An answer of the language model, with the index of its question among those of the document. */
export type ModelAnswerAt = readonly [question: number, answer: unknown];

const USUAL_FORM: QuestionForm = { isReduced: true, isBatched: true };

/**
 * All operations on the bytes of a document. Each task is pure: input and output are plain data, which can be
 * sent to another process and back, so that a document that never ends only loses its own reading.
 */
export const READING_TASKS = {
  /** The events of a document, by learned rules if there are any for such pages. */
  extract({ document, hints, rules }: ReadingInput & { rules?: LearnedExtractor | undefined }): Extraction {
    return extract(document, hints, rules);
  },
  /** Rules that would read the document again with the same drafts; null if there are none. */
  learn({ document, hints, drafts }: ReadingInput & { drafts: readonly Draft[] }): LearnedExtractor | null {
    return learn(document, hints, drafts);
  },
  /** The questions for a language model about the document, and what their form saves; empty if there are none. */
  questions({ document, hints, form = USUAL_FORM }: ReadingInput & { form?: QuestionForm }): readonly ModelQuestion[] {
    const questions = modelReader(document, hints, reductionForm(form))?.questions ?? [];
    return questions.length === 0 ? [] : withMeasures(document, hints, form, questions);
  },
  /** The part of a model's answers that the document confirms. */
  answers({
    document,
    hints,
    answers,
    form = USUAL_FORM,
  }: ReadingInput & { answers: readonly ModelAnswerAt[]; form?: QuestionForm }): ModelReading {
    const reader = modelReader(document, hints, reductionForm(form));
    if (!reader) return { drafts: [], findings: [], method: null };
    const byQuestion = answers.flatMap(([at, answer]) => {
      const question = reader.questions[at];
      return question ? [[question, answer] as const] : [];
    });
    return reader.read(new Map(byQuestion));
  },
  /** The matches of a selector in the document; null for a selector that cannot be parsed. */
  selector({ document, hints, selector }: ReadingInput & { selector: string }): SelectorTry | null {
    return trySelector(document, hints, selector);
  },
  /** What the page of an event says about the visit; with a model's answer, the part of it that the page confirms. */
  facts({ document, hints, ...asked }: ReadingInput & { title: string; answer?: unknown }): PageFacts {
    return readFacts(document, hints, asked);
  },
  /** The question for a language model about the page of an event; null if the page is not about it. */
  factQuestion({ document, hints, title }: ReadingInput & { title: string }): FactQuestion | null {
    return factQuestion(document, hints, title);
  },
  /** What the document says about its site, for a check of whether that publishes events. */
  siteSigns({ document, hints }: ReadingInput): SiteSigns {
    return siteSigns(document, hints);
  },
  /** The links of a page to others of its site. */
  ownLinks({ document, hints }: ReadingInput): Array<{ url: string; text: string }> {
    return ownLinks(openPage(document, hints));
  },
  /** The pages of a sitemap that may list events. */
  sitemap({ document, hints }: ReadingInput): Sitemap {
    return readSitemap(document, hints);
  },
  /** The posters of a page that says its events by pictures only. */
  posters({ document, hints }: ReadingInput): PosterOnPage[] {
    return postersOnPage(openPage(document, hints));
  },
  /** What a picture says, from its transcript as JSON (`readTranscript`). */
  transcript({ document, hints }: ReadingInput): PictureReading {
    return readTranscript(openPage(document, hints).json(), document.url, hints);
  },
};

export type ReadingTask = keyof typeof READING_TASKS;

/**
 * Reads documents, one task per call. Throws ReadingFailed (kernel) if the reading of this document crashed or exceeded its
 * limits, any other error if the reader itself could not be reached.
 */
export type DocumentReader = {
  [T in ReadingTask]: (
    input: Parameters<(typeof READING_TASKS)[T]>[0],
  ) => Promise<ReturnType<(typeof READING_TASKS)[T]>>;
};

/** Reads in the same process, without limits: for the command line and tests. */
export const readerInProcess: DocumentReader = {
  extract: async (input) => READING_TASKS.extract(input),
  learn: async (input) => READING_TASKS.learn(input),
  questions: async (input) => READING_TASKS.questions(input),
  answers: async (input) => READING_TASKS.answers(input),
  selector: async (input) => READING_TASKS.selector(input),
  facts: async (input) => READING_TASKS.facts(input),
  factQuestion: async (input) => READING_TASKS.factQuestion(input),
  siteSigns: async (input) => READING_TASKS.siteSigns(input),
  ownLinks: async (input) => READING_TASKS.ownLinks(input),
  sitemap: async (input) => READING_TASKS.sitemap(input),
  posters: async (input) => READING_TASKS.posters(input),
  transcript: async (input) => READING_TASKS.transcript(input),
};
