import type { Sentence } from './message.ts';
import { inEnglish } from './written.ts';

/** Sentences in their order; of those that say the same, the first. */
export function eachOnce<S extends Sentence>(sentences: Iterable<S>): S[] {
  const said = new Map<string, S>();
  for (const sentence of sentences) {
    const words = inEnglish(sentence);
    if (!said.has(words)) said.set(words, sentence);
  }
  return [...said.values()];
}
