import { categoriesMeant } from '../events/categories.ts';

/** A request as the listing can answer it. */
export interface ReadRequest {
  q: string;
  category: string;
  /** Days, as the listing names them. */
  when?: 'weekend';
}

/** Words that describe a time or nothing in particular. The listing shows the soonest first and cannot search for them. */
const FILLERS = new Set(
  `a an and any anything around at event events find for fun happening i idea ideas in is like live looking me my near of on please show
  some something stuff the there thing things this to today tonight tomorrow want weekend what whats with activities activity`.split(
    /\s+/,
  ),
);

/**
 * A request in a person's words. Filler words at its ends are left out, so the rest still finds what the whole would find. If the rest
 * is the name of one category, it is that category; otherwise it is a search term. Filler words alone ask for everything.
 */
export function readRequest(text: string): ReadRequest {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const first = words.findIndex((word) => !isFiller(word));
  const last = words.findLastIndex((word) => !isFiller(word));
  const telling = first === -1 ? [] : words.slice(first, last + 1);
  const name = telling.length === 1 ? bare(telling[0] ?? '') : '';
  // Two letters are part of many names.
  return name.length > 2 && categoriesMeant(name).length === 1
    ? { q: '', category: name }
    : { q: telling.join(' '), category: '' };
}

const bare = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const isFiller = (word: string) => FILLERS.has(bare(word));
