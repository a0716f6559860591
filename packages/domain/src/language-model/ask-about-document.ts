import type { DocumentReader, ModelReading, ReadingInput } from '@marquee/extraction';
import { strategies } from '../efficiency/index.ts';
import { type Asked, askQuestions, type QuestionTask } from './ask-questions.ts';
import type { ModelDeps } from './within-budget.ts';

/**
 * Asks the model what a document lists and checks its answers against the document; null if there is nothing to ask. `most` limits the
 * number of questions. Throws as the reader does.
 */
export async function askAboutDocument(
  deps: ModelDeps & { reader: DocumentReader },
  input: ReadingInput,
  task: QuestionTask,
  most = Number.POSITIVE_INFINITY,
): Promise<(Asked & { reading: ModelReading }) | null> {
  const { htmlReduction: isReduced, batchOptimization: isBatched } = await strategies(deps);
  const form = { isReduced, isBatched };
  const questions = (await deps.reader.questions({ ...input, form })).slice(0, most);
  if (questions.length === 0) return null;
  const asked = await askQuestions(deps, questions, task);
  const answers = questions.flatMap((question, at) =>
    asked.answers.has(question) ? [[at, asked.answers.get(question)] as const] : [],
  );
  return { ...asked, reading: await deps.reader.answers({ ...input, answers, form }) };
}
