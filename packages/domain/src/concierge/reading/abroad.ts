import { folded } from '../../search-words/index.ts';
import { pattern } from './pattern.ts';
import type { Phrase } from './phrase.ts';
import { CITIES_ABROAD } from './vocabulary/cities-abroad.ts';

/** Both names of a city, in English and in Spanish. */
export interface Abroad {
  en: string;
  es: string;
}

const KNOWN = new Map<string, Abroad>();
for (const names of CITIES_ABROAD.trim().split(/\s*\|\s*/)) {
  const [en = '', es = en] = names.replace(/\s+/g, ' ').split('/');
  for (const name of [en, es]) KNOWN.set(folded(name), { en, es });
}
const NAMES = [...KNOWN.keys()].toSorted((a, b) => b.length - a.length).join('|');
/** Before a name that is a part of another one, and behind one that is of a thing. */
const NAMED = pattern(
  `(?:\\b(?:in|to|near|around|at|from|en|a|cerca de|de) )?(?<!\\b(?:new|little|east|west|south|north|lake|fort|mount|the|el|la) )\\b(${NAMES})\\b(?! (?:drift|broil|fog|style|county|street|st|ave|road|hotel|room|bar|cafe|club))`,
);

/** A city of another country that is asked for, by its name without accents; null where none is. */
export function takeAbroad(phrase: Phrase): string | null {
  const [whole = '', name = ''] = phrase.take(NAMED) ?? [];
  // Where somebody is from is no place to go to.
  return name === '' || /^(?:from|de) /.test(whole) ? null : name;
}

/** The same city in both languages; null for any other name. */
export const abroadCalled = (name: string): Abroad | null => KNOWN.get(folded(name)) ?? null;
