import { wordsIn } from './alternatives.ts';
import { KNOWN_WORDS } from './groups.ts';
import { canHaveSlips, mostSlips, slipsBetween } from './slips.ts';

/** Whether another word is looked for instead of one that finds nothing. A word that is spelled as it should be is none of these. */
export const isCorrectable = (word: string): boolean => canHaveSlips(word) && !KNOWN_WORDS.has(word);

/** The word of some texts that is the fewest slips away from one, of several the most frequent; null if none is near. */
export function nearestIn(word: string, texts: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const one of texts.flatMap(wordsIn).flatMap((said) => said.split(/['&-]/)))
    counts.set(one, (counts.get(one) ?? 0) + 1);
  return nearestOf(word, counts);
}

/** The same of the words that the groups know. */
export const nearestKnown = (word: string): string | null =>
  nearestOf(word, new Map([...KNOWN_WORDS].map((known) => [known, 1])));

function nearestOf(word: string, counts: ReadonlyMap<string, number>): string | null {
  let [best, least, most]: [string | null, number, number] = [null, mostSlips(word), 0];
  for (const [one, count] of counts) {
    if (!canHaveSlips(one) || !beginsAlike(one, word)) continue;
    const slips = slipsBetween(one, word, Math.min(least, mostSlips(one)));
    if (slips < least || (slips === least && count > most)) [best, least, most] = [one, slips, count];
  }
  return best;
}

/** The first letter is seldom the wrong one, but may have changed places. */
const beginsAlike = (one: string, other: string) => one[0] === other[0] || (one[0] === other[1] && one[1] === other[0]);
