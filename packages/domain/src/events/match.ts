import { type Category, type FilterQuery, filtersOn } from '@marquee/contract';
import type { Bounds } from '@marquee/kernel';
import { alternativesOf, folded, hasSought, type Sought } from '../search-words/index.ts';
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

/** What a search looks for. */
export interface TermMatch {
  /** For the index: a condition on all texts of an event. */
  anywhere: string;
  /** The same on the title alone. */
  inTitle: string;
  isInTitle(title: string): boolean;
  /** The same of all its texts. */
  isIn(texts: string): boolean;
  /** What says the same in other words; null where none does. */
  others: OtherWords | null;
}

/** Other forms of the words of a term, and words that mean the same: whole words in title, venue and categories. */
interface OtherWords {
  /** For the index of whole words. */
  match: string;
  isIn(texts: string): boolean;
}

/** What one read of an index looks for: in runs of letters, or in whole words. */
export interface TextMatch {
  index: 'letters' | 'words';
  match: string;
  /** Its first hits are left out. */
  except?: TextMatch;
  /** These are all of them, by `events.seq`, where they are known. */
  exceptSeqs?: readonly number[];
}

/** The texts of a term, one after the other: as it was typed, and in other words. None without a term. */
export function textsOf(term: TermMatch | null): TextMatch[] {
  if (term === null) return [];
  const typed: TextMatch = { index: 'letters', match: term.anywhere };
  return term.others === null ? [typed] : [typed, { index: 'words', match: term.others.match, except: typed }];
}

/**
 * What has the term: as it stands, or each of its words somewhere, inside words too (spec: LIST-16). A word of two letters is found
 * before a letter, a digit, a space or common punctuation; one of a single letter only where a word begins with it. Null for a term
 * without a letter.
 */
export function matchTerm(term: string, isExact = false): TermMatch | null {
  // Quotation marks around words are how other searches ask for a phrase.
  const text = term.normalize('NFC').replace(QUOTES, '').trim();
  const words = [...new Set(text.split(/\s+/))].filter((word) => lettersOf(word).length > 0);
  if (words.length === 0) return null;
  const each = words.map(matchWord).join(' AND ');
  const match =
    words.length > WORDS ? phrase(text) : text.includes(' ') ? `(${phrase(text)} OR (${each}))` : `(${each})`;
  const isIn = (texts: string) => hasWords(folded(` ${texts}`), folded(text));
  const beginsIn = (title: string) => beginsWords(folded(title), folded(text));
  const others = isExact || words.length > WORDS ? null : otherWords(alternativesOf(term));
  return { ...conditionsOf(match), isInTitle: beginsIn, isIn, others };
}

/** A word as it was typed may go on; what it may be called instead stands as it is. */
function otherWords(sought: Sought[] | null): OtherWords | null {
  if (sought === null) return null;
  const match = sought
    .map(
      ({ word, others }) =>
        `(${[`${phrase(word)}${word.length > 2 ? ' *' : ''}`, ...others.map(phrase)].join(' OR ')})`,
    )
    .join(' AND ');
  return { match: `{title venue categories} : (${match})`, isIn: (texts) => hasSought(texts, sought) };
}

const conditionsOf = (match: string) => ({ anywhere: `${TEXTS} : ${match}`, inTitle: `(title : ${match})` });

/** A term as it stands, or the words of one. */
export const matchOf = (term: string | AskedWords, isExact?: boolean): TermMatch | null =>
  typeof term === 'string' ? matchTerm(term, isExact) : matchWords(term);

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
  return { ...conditionsOf(`(${match})`), isInTitle: isIn, isIn, others: null };
}

/** Whether words of a text begin as those of the term. */
const beginsWords = (text: string, term: string) =>
  term.split(/\s+/).every((word) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}`, 'u').test(text));

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

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
