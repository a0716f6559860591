import { CATEGORIES } from '../../api/constants.generated.ts';
import { homeText } from '../../messages/home.ts';
import { categoriesMeant, categoryName } from '../events/categories.ts';

/** A request as the listing can answer it. */
export interface ReadRequest {
  q: string;
  category: string;
  /** Days, as the listing names them. */
  when?: 'weekend';
}

/**
 * A request in a person's words. Filler words at its ends are left out, so the rest still finds what the whole would find. If the rest
 * is the name of one category, in the language of the site, it is that category; otherwise it is a search term. Filler words alone ask for everything.
 */
export function readRequest(text: string): ReadRequest {
  const fillers = new Set(homeText('request.fillers').split(' ').map(bare));
  const isFiller = (word: string) => fillers.has(bare(word));
  const words = text.split(/\s+/).filter((word) => word !== '');
  const first = words.findIndex((word) => !isFiller(word));
  const last = words.findLastIndex((word) => !isFiller(word));
  const telling = first === -1 ? [] : words.slice(first, last + 1);
  const whole = telling.map(bare).join(' ');
  const named = CATEGORIES.find((category) => bare(categoryName(category)) === whole);
  if (named) return { q: '', category: named.toLowerCase() };
  const name = telling.length === 1 ? bare(telling[0] ?? '') : '';
  // Two letters are part of many names.
  return name.length > 2 && categoriesMeant(name).length === 1
    ? { q: '', category: name }
    : { q: telling.join(' '), category: '' };
}

/** In lower case, without accents and signs. */
const bare = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '');
