import { readTogether } from '@marquee/db';
import { askedPlace, type PlaceQuery } from '../cities/index.ts';
import { ofPlace } from '../databases/index.ts';
import type { ReadDeps } from '../deps.ts';
import { isCorrectable, mostSlips, nearestIn, nearestKnown, oneSlipFrom, wordsIn } from '../search-words/index.ts';
import { matchTerm } from './match.ts';
import { foundOfTerm } from './search-events.sql.ts';
import { textsOfWords } from './texts-of-words.sql.ts';

/** Words of a term that are looked at. */
const WORDS = 8;
/** Events in which a word with one slip is looked for; each of them has one that is near. */
const NEAR = 40;
/** Events with a word that only begins alike. */
const BEGUN = 200;
/** Where there are two slips, so many letters at the beginning are right. */
const BEGINNING = 3;

/**
 * A term as it was perhaps meant: each of its words that nothing has, whatever the filters, is the nearest word of the place's coming events. Null if
 * there is none. Only for a term without a hit: three calls to the database, a row for each word, then two for each event that is looked at.
 */
export async function correctedTerm(given: ReadDeps, query: PlaceQuery, term: string): Promise<string | null> {
  const { city, state, within } = query;
  const deps = await ofPlace(given, { city, state, within });
  const { slugs } = askedPlace({ city, state, within }, deps.place);
  const now = deps.clock.now();
  const words = [...new Set(wordsIn(term))].filter(isCorrectable).slice(0, WORDS);
  if (words.length === 0) return null;
  const nearest = new Map<string, string>();
  const readings = (of: readonly string[], condition: (word: string) => readonly string[], limit: number) =>
    of.map((word) => textsOfWords({ words: condition(word), slugs, now, limit }));
  const note = (word: string, read: ReadonlyArray<{ text: string }> = []) => {
    const near = nearestIn(
      word,
      read.map(({ text }) => text),
    );
    if (near !== null) nearest.set(word, near);
  };
  const [counts, texts] = await Promise.all([
    readTogether(
      deps.db,
      words.map((word) => foundOfTerm({ term: matchTerm(word), filters: {}, slugs, now, limit: 1 })),
    ),
    readTogether(deps.db, readings(words, oneSlipFrom, NEAR)),
  ]);
  const missing = words.filter((_, at) => counts[at]?.every(({ n }) => n === 0));
  for (const [at, word] of words.entries()) if (missing.includes(word)) note(word, texts[at]);
  const long = missing.filter((word) => !nearest.has(word) && mostSlips(word) > 1);
  if (long.length > 0) {
    const begun = await readTogether(
      deps.db,
      readings(long, (word) => [`${word.slice(0, BEGINNING)}*`], BEGUN),
    );
    for (const [at, word] of long.entries()) note(word, begun[at]);
  }
  for (const word of missing) {
    const near = nearest.get(word) ?? nearestKnown(word);
    if (near === null) return null;
    nearest.set(word, near);
  }
  if (missing.length === 0) return null;
  return wordsIn(term)
    .map((word) => nearest.get(word) ?? word)
    .join(' ');
}
