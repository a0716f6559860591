import { createInterface } from 'node:readline/promises';

/** Asks in a terminal whether to delete the state; an empty answer means no. Without a terminal it does not ask. */
export async function askReset(input = process.stdin, output = process.stdout): Promise<boolean> {
  if (!input.isTTY || !output.isTTY) return false;
  const questions = createInterface({ input, output });
  // Ctrl-D and Ctrl-C end the question without an answer.
  const ended = new Promise<string>((resolve) => questions.once('close', () => resolve('')));
  const answer = await Promise.race([questions.question('Reset it now? [y/N] '), ended]);
  questions.close();
  return /^y(?:es)?$/i.test(answer.trim());
}
