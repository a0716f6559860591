import type { Event } from '@marquee/contract';
import { folded } from '../../search-words/index.ts';
import { synonymsOf } from './synonyms.ts';

/** Where words of a request stand in an event, the most telling place first. */
const PLACES = ['title', 'categories', 'venue', 'description'] as const;
type MatchPlace = (typeof PLACES)[number];

export interface Matched {
  /** How many of the words asked for the event has. */
  count: number;
  worth: number;
  /** The place of the most words, and the words as they stand there, in lower case. */
  place: MatchPlace;
  words: string[];
}

const WORTH: Record<MatchPlace, number> = { title: 8, categories: 4, venue: 3, description: 1 };
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’&+-]*/gu;
const ENDINGS = /(?:ings?|ers?|ies|es|s|ed|y|e|a|o|as|os)$/;
/** What is left of a word has at least so many letters. */
const SHORTEST_STEM = 3;
/** Their plural is another thing than their singular. */
const AS_THEY_ARE = new Set(['blues', 'news', 'darts', 'arts', 'gays', 'glasses']);

/** How a verb of one syllable doubles its last letter: `run`, `running`. */
const DOUBLED = /([b-df-hj-np-tv-z])\1$/;
const ONE_SYLLABLE = /^[^aeiou]*[aeiou][b-df-hj-np-tvz]$/;

/**
 * An English word without its ending: `hiking` and `hikes` are `hik`, `dragons` is `dragon` and no `drag`. The last letter of what doubles it is
 * large: `winner` and `wins` are `wiN`, `wine` is `win`.
 */
function stemOf(word: string): string {
  const plain = folded(word).replace(/'s$/, '');
  if (AS_THEY_ARE.has(plain)) return plain;
  const stem = plain.replace(ENDINGS, '');
  const bare = stem.length < SHORTEST_STEM ? plain : stem;
  const once = DOUBLED.test(bare) && bare.length > SHORTEST_STEM ? bare.slice(0, -1) : bare;
  const doubles = once !== bare || (/^s?$/.test(plain.slice(bare.length)) && ONE_SYLLABLE.test(bare));
  return doubles ? once.slice(0, -1) + (once.at(-1) ?? '').toUpperCase() : once;
}

/** Between two words of one thing; looked for in no event. */
const JOINING = new Set(['de', 'del', 'la', 'el', 'los', 'las', 'en']);

const isJoining = (word: string) => word === 'or' || JOINING.has(word);

/** Of the words of a request those that hold for something, with what joins them: `obra de teatro`. */
export function wordsKept(words: string, isKept: (word: string) => boolean): string {
  const all = words.split(' ').filter((word) => isJoining(word) || isKept(word));
  const isWord = (word: string) => !isJoining(word);
  const told = all.slice(all.findIndex(isWord), all.findLastIndex(isWord) + 1);
  return told.filter((word, at) => word !== 'or' || isWord(told[at - 1] ?? 'or')).join(' ');
}

/** Each of the words of a request that is looked for. */
export const soughtWords = (words: string): string[] => words.split(' ').filter((word) => !isJoining(word));

/** A word of a request in its forms: stems of English words, and Spanish words, which stand in an event as they are or in their plural. */
interface Forms {
  stems: string[];
  spanish: string[];
}

const SHORT_WORD = 3;

/** The words of a request, each in its forms: its own, its translations and, unless told otherwise, those that mean nearly the same. */
function formsOf(words: string, isNear: boolean): Forms[] {
  return [...new Set(words.split(/ (?:or )?|,/).filter((word) => word.length > 1 && !JOINING.has(word)))].map(
    (word) => {
      const own = folded(word);
      const meanings = singularsOf(own).map((one) => synonymsOf(one));
      const alike = isNear ? meanings.flatMap((meaning) => meaning.alike) : [];
      const all = [...alike, ...meanings.flatMap(({ translated }) => translated)];
      const ofSpanish = (one: string) => singularsOf(one).some((single) => synonymsOf(single).isSpanish);
      const ofEnglish = all.filter((one) => !synonymsOf(one).isSpanish);
      return {
        stems: [...new Set([...(ofSpanish(own) && !isAmbiguous(own) ? [] : [own]), ...ofEnglish].map(stemOf))],
        spanish: [...new Set([...(ofSpanish(own) ? singularsOf(own) : []), ...all.filter(ofSpanish)])],
      };
    },
  );
}

/** The same as pieces of words that the index looks for. */
export const groupsOf = (words: string, isNear = true): string[][] =>
  formsOf(words, isNear).map(({ stems, spanish }) => [...new Set([...stems, ...spanish])]);

/** A word, and what it is the plural of. */
const singularsOf = (word: string): string[] =>
  word.length <= SHORT_WORD
    ? [word]
    : [...new Set([word, word.replace(/(?<!s)s$/, ''), word.replace(/(?<=[^aeiou])es$/, '')])];

/** A word of both languages. */
const isAmbiguous = (word: string) => singularsOf(word).some((one) => synonymsOf(one).isEnglish);

/** What of the words an event has, by whole words and their endings; null if none. */
export function matchedWords(event: Event, words: string, isNear = true): Matched | null {
  const groups = formsOf(words, isNear);
  const texts: Record<MatchPlace, string> = {
    title: event.title,
    categories: event.categories.join(' '),
    venue: event.venue ?? '',
    description: event.description ?? '',
  };
  let best: Matched | null = null;
  const found = new Set<number>();
  let worth = 0;
  for (const place of PLACES) {
    const there = [...texts[place].matchAll(WORD)].flatMap(([word]) => {
      const parts = [word, ...(word.includes('-') ? word.split('-') : [])];
      const at = groups.findIndex(({ stems, spanish }) =>
        parts.some(
          (part) => stems.includes(stemOf(part)) || singularsOf(folded(part)).some((one) => spanish.includes(one)),
        ),
      );
      return at === -1 ? [] : [{ word: folded(word), at }];
    });
    const own = new Set(there.map(({ at }) => at));
    if (own.size === 0) continue;
    for (const at of own) found.add(at);
    worth += own.size * WORTH[place];
    if (best === null) {
      const first = [...own].map((at) => there.find((one) => one.at === at)?.word ?? '');
      best = { count: 0, worth: 0, place, words: first };
    }
  }
  return best && { ...best, count: found.size, worth: worth + found.size * WORTH.title * PLACES.length };
}

/**
 * How well an event answers some words: 2 where it has all of them, or all of one of several things of which any will do; 1 where only its description
 * helps to that; 0 where it has a part of them.
 */
export function strengthOf(event: Event, words: string): 0 | 1 | 2 {
  const places = words.split(' or ').map((thing) => {
    const matched = matchedWords(event, thing);
    return matched !== null && matched.count === groupsOf(thing).length ? matched.place : null;
  });
  if (places.some((place) => place !== null && place !== 'description')) return 2;
  return places.includes('description') ? 1 : 0;
}

/** The events that have any of the words, those with more of them first; otherwise in their order. */
export function rankedByWords(events: readonly Event[], words: string): Event[] {
  return events
    .map((event) => ({ event, matched: matchedWords(event, words) }))
    .filter(({ matched }) => matched !== null)
    .toSorted((a, b) => (b.matched?.worth ?? 0) - (a.matched?.worth ?? 0))
    .map(({ event }) => event);
}

/** Of the words asked for, in their order, those that one of some events has, or their translation. */
export function wordsHad(events: readonly Event[], words: string): string {
  return wordsKept(words, (word) => events.some((event) => matchedWords(event, word, false) !== null));
}
