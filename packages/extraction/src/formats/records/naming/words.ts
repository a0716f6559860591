import type { FlatField } from '../flatten.ts';

/** Words in field names that say what a value is about. */
export const set = (text: string): ReadonlySet<string> => new Set(text.split(' '));

export const PLACES = set('venue location place facility branch library building room hall theater theatre');

export const PEOPLE = set(
  'organizer host presenter promoter sponsor producer department organization owner author user creator contact artist performer speaker instructor group company',
);

export const OTHER_THINGS = set(
  'category type tag series calendar image ticket city state country timezone genre template parent meta seo site language level age price offer audience program topic file media video map status color style label filter',
);

export const ADDRESSES = set(
  'address street line city town locality municipality state region province country zip postal suburb',
);

export function leafIs({ leaf }: FlatField, ...names: string[]): boolean {
  return leaf.length === 1 && names.includes(leaf[0] ?? '');
}

export function all({ leaf }: FlatField, ...names: string[]): boolean {
  return names.every((name) => leaf.includes(name));
}

/** The best score of some words; 0 if none has one. */
export function rankOf(words: Iterable<string>, worth: ReadonlyMap<string, number>): number {
  let most = 0;
  for (const word of words) most = Math.max(most, worth.get(word) ?? 0);
  return most;
}

export function ranks(values: Readonly<Record<string, number>>): ReadonlyMap<string, number> {
  return new Map(Object.entries(values));
}

export function any(words: Iterable<string>, among: ReadonlySet<string>): boolean {
  for (const word of words) if (among.has(word)) return true;
  return false;
}
