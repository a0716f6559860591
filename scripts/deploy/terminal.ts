import { createInterface } from 'node:readline/promises';

/** Asks one question; an empty text is no answer. */
export type Ask = (question: string) => Promise<string>;

/** Asks in the terminal, or null where there is none. */
export function terminalAsk(input = process.stdin, output = process.stdout): Ask | null {
  if (!input.isTTY || !output.isTTY) return null;
  return async (question) => {
    const questions = createInterface({ input, output });
    // Ctrl-D and Ctrl-C end the question without an answer.
    const ended = new Promise<string>((resolve) => questions.once('close', () => resolve('')));
    const answer = await Promise.race([questions.question(question), ended]);
    questions.close();
    return answer.trim();
  };
}
