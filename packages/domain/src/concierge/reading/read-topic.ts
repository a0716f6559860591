import type { Category } from '@marquee/contract';
import type { Phrase } from './phrase.ts';
import { IDLE_WORDS, TOPICS } from './topic-words.ts';
import type { Wish } from './wish.ts';

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'&-]*/gu;
/** Narrow words next to a broad one are one thing: `art class`, `beer festival`, `coding workshop`, `dance party`. */
const KINDS =
  'class|classes|workshops?|festivals?|fest|part(?:y|ies)|clubs?|bands?|galler(?:y|ies)|trucks?|markets?|shows?|games?|nights?';

/** What a request is about: categories, or words to search for. */
export function readTopic(phrase: Phrase): Pick<Wish, 'categories' | 'words'> {
  const compound = readCompound(phrase);
  const categories = takeCategories(phrase);
  const words = [compound, ...leftWords(phrase.rest)].filter((word) => word !== '').join(' ');
  return { categories: categories.slice(0, 4), ...(words === '' ? {} : { words: words.slice(0, 100) }) };
}

export function takeCategories(phrase: Phrase): Category[] {
  const found = new Set<Category>();
  for (const [name, category] of TOPICS) if (phrase.takeAll(name).length > 0) found.add(category);
  return [...found];
}

/** A narrow word with its kind: the kind alone would be a category, or nothing. */
function readCompound(phrase: Phrase): string {
  const match = new RegExp(`(?<= )([\\p{L}\\d'-]+) (${KINDS})(?= |[.,?!]|$)`, 'u').exec(phrase.rest);
  const [whole = '', first = '', kind = ''] = match ?? [];
  const isArt = first === 'art' && kind.startsWith('class');
  if (
    !match ||
    IDLE_WORDS.has(first) ||
    (!isArt && TOPICS.some(([name]) => new RegExp(`^(?:${name.source})$`).test(first) && !/^(?:food|art)$/.test(first)))
  )
    return '';
  if (first === 'art' && kind.startsWith('galler')) return '';
  if (/^(?:shows?|games?|nights?)$/.test(kind) && !/^(?:board|card|video)$/.test(first)) return '';
  phrase.takeAt(match.index, whole.length);
  return `${first} ${single(kind)}`;
}

function leftWords(rest: string): string[] {
  // Two things asked for with "or" are searched for as they stand.
  const words = [...rest.matchAll(WORD)].map(([word]) => word.replace(/'s$/, ''));
  const telling = words.filter((word) => !IDLE_WORDS.has(word) && !/^\d$/.test(word));
  const either = /([\p{L}]+) (?:or|o) ([\p{L}]+)/u.exec(rest);
  if (either && telling.length === 2 && telling.includes(either[1] ?? '') && telling.includes(either[2] ?? ''))
    return [telling[0] ?? '', 'or', telling[1] ?? ''];
  return telling.map((word, at) => (at === telling.length - 1 ? single(word) : word)).slice(0, 8);
}

/** Without the plural: the index finds the rest inside longer words. */
export function single(word: string): string {
  if (word.length < 5 || !word.endsWith('s') || /(?:ss|us|is|blues|christmas|basics|arts)$/.test(word)) return word;
  if (/(?:ch|sh|ss|x)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}
