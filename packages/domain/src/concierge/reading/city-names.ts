import { isTopical } from './topic-lexicon.ts';
import { CITY_NAMES } from './vocabulary/city-names.ts';
import { isEveryday } from './words-of.ts';

/** As somebody types a name: `st louis`, `ft worth`, `winston salem`. */
const keyOf = (name: string) =>
  name
    .replace(/\b(?:saint|st\.?) /g, 'st. ')
    .replace(/\b(?:fort|ft\.?) /g, 'fort ')
    .replace(/\b(?:mount|mt\.?) /g, 'mount ')
    .replace(/[-.']/g, ' ')
    .replace(/ +/g, ' ')
    .trim();

/** In Spanish they name a part of any city. */
const PARTS = new Set([
  'el centro',
  'el segundo',
  'del rio',
  'la vista',
  'el monte',
  'la mesa',
  'el campo',
  'la playa',
  'el rio',
  'la mirada',
  'la puente',
  'el lago',
  'la feria',
  'la villa',
]);
const KNOWN = new Map(
  CITY_NAMES.split('|')
    .map((name) => name.trim())
    .filter((name) => !PARTS.has(name))
    .map((name) => [keyOf(name), name]),
);
const LONGEST = 3;
/** Of the biggest, which also stand in sentences of everyday speech. */
const BIG = new Set(
  'atlanta austin baltimore boston charleston charlotte chicago cleveland columbia dallas denver detroit houston memphis miami nashville orlando philadelphia portland raleigh richmond savannah seattle tampa'.split(
    ' ',
  ),
);

export interface NamedCity {
  name: string;
  /** How many words it is written with. */
  words: number;
}

/** The known city whose name some words begin with: the longest. */
export function cityAt(words: readonly string[]): NamedCity | null {
  for (let count = Math.min(LONGEST, words.length); count > 0; count -= 1) {
    const name = KNOWN.get(keyOf(words.slice(0, count).join(' ')));
    if (name !== undefined) return { name, words: count };
  }
  return null;
}

/** Whether a name is understood as a city without a word that says so: `st louis bbq`, `jazz charlotte`. */
export function isPlainly({ name, words }: NamedCity): boolean {
  const [first = '', ...others] = name.split(' ');
  // `le gustan los gatos` is about cats.
  if (/^(?:el|la|los|las)$/.test(first) && name !== 'los angeles')
    return !others.every((word) => isTopical(word) || isEveryday(word));
  if (words > 1) return !name.split(' ').every((word) => isTopical(word));
  return BIG.has(name) || !(isEveryday(name) || isTopical(name));
}
