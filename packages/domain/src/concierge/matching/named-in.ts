import type { Event } from '@marquee/contract';
import { isNounless } from '../reading/grammar.ts';
import { matchedWords, soughtWords } from './matched-words.ts';

/** Words that a title has and its name leaves out. */
const LINKING = new Set(
  'the a an of for in at on and to with by el la los las de del en y al un una para con &'.split(' '),
);
/** A word of so many letters may have one that is wrong, missing or too much. */
const LONG = 5;
/** What stands behind these is said of a title, and no part of what people call it. */
const SUBTITLE = /:| [-–—|] | ?\(/;

/** The words of a text by which an event is called, without accents; a year is none. */
export const titleWords = (text: string): string[] =>
  (
    text
      .normalize('NFKD')
      .replace(/\p{M}|['’]/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).filter((word) => !LINKING.has(word) && !/^(?:19|20)\d\d$/.test(word));

/**
 * Of some events those that a message calls by their title, whole and in its order: of several the longest. Where it is none, those whose title
 * without its subtitle is said so. `name` is what was read as the name: a title with fewer words than that counts only if no other has them all.
 */
export function namedIn(events: readonly Event[], message: string, name: string | undefined): Event[] {
  const said = titleWords(message);
  const called = longest(events, said, ({ title }) => titleWords(title));
  const found =
    called.length > 0
      ? called
      : longest(events, said, ({ title }) => atLeastTwo(titleWords(title.split(SUBTITLE)[0] ?? '')));
  if (name === undefined || found.every((event) => hasAll(event, name))) return found;
  const isBetter = events.some((event) => !found.includes(event) && hasAll(event, name, 'title'));
  return isBetter || found.some(({ title }) => titleWords(title).length < 2) ? [] : found;
}

/** What is asked of an event, and no part of its name. */
const ASKED = new Set(
  'repeat repeats again every week weekly sold sell selling out tickets ticket seats seat spots spot room space left available remaining start starts starting begin begins end ends cost costs price prices admission free address location directions cancelled canceled postponed happening agotado agotada agotados agotadas agoto agotaron gratis precio entradas boletos cuesta cuestan empieza cancelado cancelada'.split(
    ' ',
  ),
);

/** Whether a message names an event by its title and says nothing else but what it asks. */
export function saysOnly(message: string, event: Event): boolean {
  const known = titleWords(`${event.title} ${event.venue ?? ''} ${event.city}`);
  const own = contentOf(message).filter((word) => !ASKED.has(word));
  return own.length > 0 && own.every((word) => known.some((one) => isSame(one, word)));
}

/** The words of a message that could be of a name. */
export const contentOf = (message: string): string[] => titleWords(message).filter((word) => !isNounless(word));

const atLeastTwo = (words: string[]) => (words.length > 1 ? words : []);

function longest(events: readonly Event[], said: readonly string[], wordsOf: (event: Event) => string[]): Event[] {
  const named = events.map((event) => ({ event, words: wordsOf(event) })).filter(({ words }) => isIn(words, said));
  const most = Math.max(0, ...named.map(({ words }) => words.length));
  return named.filter(({ words }) => words.length === most).map(({ event }) => event);
}

const isIn = (words: readonly string[], said: readonly string[]) =>
  words.length > 0 && said.some((_, at) => words.every((word, nth) => isSame(word, said[at + nth])));

function hasAll(event: Event, name: string, place?: 'title'): boolean {
  const matched = matchedWords(event, name);
  const asked = new Set(soughtWords(name)).size;
  return (
    matched !== null && (place ? matched.place === place && matched.words.length >= asked : matched.count >= asked)
  );
}

/** The same word, in singular or plural, or with one slip. */
function isSame(word: string, said: string | undefined): boolean {
  if (said === undefined) return false;
  if (word === said || word === `${said}s` || `${word}s` === said) return true;
  if (Math.min(word.length, said.length) < LONG - 1 || Math.max(word.length, said.length) < LONG) return false;
  let [start, end] = [0, 0];
  const least = Math.min(word.length, said.length);
  while (start < least && word[start] === said[start]) start += 1;
  while (end < least - start && word.at(-1 - end) === said.at(-1 - end)) end += 1;
  return Math.max(word.length, said.length) - start - end <= 1;
}
