import { extract } from '../extract.ts';
import { learn } from '../learned/learn.ts';
import type { LearnedExtractor } from '../learned/schema.ts';
import { type SelectorTry, trySelector } from '../learned/try-selector.ts';
import { type ModelQuestion, type ModelReading, modelReader } from '../model/reader.ts';
import type { Draft, Extraction, Hints, SourceDocument } from '../types.ts';

/** A document and what is known of where it comes from: every task has them. */
export interface ReadingInput {
  document: SourceDocument;
  hints: Hints;
}

/** An answer of the language model, by the place of its question among those of the document. */
export type ModelAnswerAt = readonly [question: number, answer: unknown];

/**
 * All that is ever done with the bytes of a document. Each task is pure: input and output are plain data, which can be
 * sent to another process and back, so that a document that never ends takes nothing with it but its own reading.
 */
export const READING_TASKS = {
  /** What a document lists, by rules learned of pages like it where there are any. */
  extract({ document, hints, rules }: ReadingInput & { rules?: LearnedExtractor | undefined }): Extraction {
    return extract(document, hints, rules);
  },
  /** Rules that read the document again as these drafts were read; null where there are none. */
  learn({ document, hints, drafts }: ReadingInput & { drafts: readonly Draft[] }): LearnedExtractor | null {
    return learn(document, hints, drafts);
  },
  /** What to ask a language model about the document; empty where there is nothing to ask. */
  questions({ document, hints }: ReadingInput): readonly ModelQuestion[] {
    return modelReader(document, hints)?.questions ?? [];
  },
  /** What of a model's answers the document itself says. */
  answers({ document, hints, answers }: ReadingInput & { answers: readonly ModelAnswerAt[] }): ModelReading {
    const reader = modelReader(document, hints);
    if (!reader) return { drafts: [], findings: [], method: null };
    const byQuestion = answers.flatMap(([at, answer]) => {
      const question = reader.questions[at];
      return question ? [[question, answer] as const] : [];
    });
    return reader.read(new Map(byQuestion));
  },
  /** What a selector finds in the document; null for a selector that cannot be read. */
  selector({ document, hints, selector }: ReadingInput & { selector: string }): SelectorTry | null {
    return trySelector(document, hints, selector);
  },
};

export type ReadingTask = keyof typeof READING_TASKS;

/**
 * Reads documents, one task a call. Throws ReadingFailed (kernel) when the reading of this document died or ran over its
 * limits, anything else when the reader itself could not be reached.
 */
export type DocumentReader = {
  [T in ReadingTask]: (
    input: Parameters<(typeof READING_TASKS)[T]>[0],
  ) => Promise<ReturnType<(typeof READING_TASKS)[T]>>;
};

/** Reads where it stands, with no limit: for command lines and tests. */
export const readerInProcess: DocumentReader = {
  extract: async (input) => READING_TASKS.extract(input),
  learn: async (input) => READING_TASKS.learn(input),
  questions: async (input) => READING_TASKS.questions(input),
  answers: async (input) => READING_TASKS.answers(input),
  selector: async (input) => READING_TASKS.selector(input),
};
