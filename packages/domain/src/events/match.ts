import { type Category, type FilterQuery, filtersOn } from '@marquee/contract';
import type { Bounds } from '@marquee/kernel';
import { matchArea } from './area-cells.ts';
import type { AskedWords } from './event-query.ts';
import { markOf } from './facts.ts';

/** A phrase of FTS5's query language; a quote inside is doubled, and NUL, which would end the query, is a space. */
const phrase = (text: string) => `"${text.replaceAll('"', '""').replaceAll('\0', ' ')}"`;

/** What may follow two letters: the index knows nothing shorter than three. */
const FOLLOWING = [...'abcdefghijklmnopqrstuvwxyz0123456789 .,:;!?\'"’”()-–/&@'];

/** From so many words on a term is looked for as it stands, and not word by word. */
const WORDS = 8;

/** Around words, not a mark by itself. */
const QUOTES = /(?<=^|\s)["“”«»]+(?=\S)|(?<=\S)["“”«»]+(?=\s|$)/g;

const TEXTS = '{title venue categories description}';

/** Letters as the index counts them: accents are none. */
const lettersOf = (word: string) => [...word.normalize('NFC').replace(/\p{M}/gu, '')];

/** Lower case without accents, as the index folds its words. */
const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** What a search looks for. */
export interface TermMatch {
  /** For the index: a condition on all texts of an event. */
  anywhere: string;
  /** The same on the title alone. */
  inTitle: string;
  isInTitle(title: string): boolean;
  /** The same of all its texts. */
  isIn(texts: string): boolean;
}

/**
 * What has the term: as it stands, or each of its words somewhere, inside words too (spec: LIST-16). A word of two letters is found
 * before a letter, a digit, a space or common punctuation; one of a single letter only where a word begins with it. Null for a term
 * without a letter.
 */
export function matchTerm(term: string): TermMatch | null {
  // Quotation marks around words are how other searches ask for a phrase.
  const text = term.normalize('NFC').replace(QUOTES, '').trim();
  const words = [...new Set(text.split(/\s+/))].filter((word) => lettersOf(word).length > 0);
  if (words.length === 0) return null;
  const each = words.map(matchWord).join(' AND ');
  const match =
    words.length > WORDS ? phrase(text) : text.includes(' ') ? `(${phrase(text)} OR (${each}))` : `(${each})`;
  const isIn = (texts: string) => hasWords(folded(` ${texts}`), folded(text));
  return { ...conditionsOf(match), isInTitle: isIn, isIn };
}

const conditionsOf = (match: string) => ({ anywhere: `${TEXTS} : ${match}`, inTitle: `(title : ${match})` });

/** A term as it stands, or the words of one. */
export const matchOf = (term: string | AskedWords): TermMatch | null =>
  typeof term === 'string' ? matchTerm(term) : matchWords(term);

/** What has each of some words, or any of them, in one of their forms. Null for words without a letter. */
function matchWords({ words, need }: AskedWords): TermMatch | null {
  const groups = words
    .map((forms) => forms.filter((form) => lettersOf(form).length > 1))
    .filter((forms) => forms.length > 0)
    .slice(0, WORDS);
  if (groups.length === 0) return null;
  const match = groups
    .map((forms) => `(${forms.map(matchWord).join(' OR ')})`)
    .join(need === 'each' ? ' AND ' : ' OR ');
  const isIn = (texts: string) => {
    const text = folded(texts);
    const has = (forms: readonly string[]) => forms.some((form) => text.includes(folded(form)));
    return need === 'each' ? groups.every(has) : groups.some(has);
  };
  return { ...conditionsOf(`(${match})`), isInTitle: isIn, isIn };
}

function hasWords(text: string, term: string): boolean {
  return text.includes(term) || term.split(/\s+/).every((word) => text.includes(word.length === 1 ? ` ${word}` : word));
}

function matchWord(word: string): string {
  const letters = lettersOf(word).length;
  if (letters > 2) return phrase(word);
  const start = letters === 2 ? word : ` ${word}`;
  return `(${[...new Set([...FOLLOWING, ...lettersOf(word)])].map((next) => phrase(start + next)).join(' OR ')})`;
}

/** What else the index can narrow by, to be joined by AND. A venue's name may stand inside a longer one: compare it once more. */
export function matchFilters(
  query: FilterQuery & { categories: readonly Category[]; venue?: string | undefined; area?: Bounds | undefined },
): string[] {
  const { categories, venue, area } = query;
  return [
    ...(categories.length > 0 ? [`categories : (${categories.map((name) => phrase(` ${name} `)).join(' OR ')})`] : []),
    ...(venue === undefined ? [] : [`venue : ${phrase(` ${venue} `)}`]),
    ...filtersOn(query).map((filter) => `scopes : "${markOf(filter)}"`),
    ...(area ? [matchArea(area)] : []),
  ];
}
