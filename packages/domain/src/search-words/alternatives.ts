import { formsOf, plurals } from './endings.ts';
import { folded } from './folded.ts';
import { LONGEST_NAME, meaningOf } from './groups.ts';

/** One word of a search, or one name of several words. */
export interface Sought {
  /** As it was typed, in lower case without accents. */
  word: string;
  /** What it may be called instead, whole words and names: its other forms, then what means the same. */
  others: readonly string[];
}

/** They join words and name nothing; every event is one. */
const IDLE = new Set(
  `a an the of for and or in at on to with de del la el los las en y o u para con un una unos unas por al
  event events evento eventos thing things stuff cosas activity activities actividad actividades`.split(/\s+/),
);

/** The words of a text, in lower case without accents. */
export const wordsIn = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+(?:['&-][\p{L}\p{N}]+)*/gu) ?? [];

/**
 * The words of a search with what each may be called instead; null where no other word would say the same, and for what stands in quotes:
 * that is looked for as it is.
 */
export function alternativesOf(term: string): Sought[] | null {
  if (/["“”«»]/.test(term)) return null;
  const words = wordsIn(term);
  const sought: Sought[] = [];
  for (let at = 0; at < words.length; ) {
    const name = longestName(words.slice(at, at + LONGEST_NAME));
    const word = name ?? words[at] ?? '';
    at += word.split(' ').length;
    if (name === undefined && IDLE.has(word)) continue;
    sought.push({ word, others: othersOf(word) });
  }
  return sought.some(({ word, others }) => others.some((other) => !other.includes(word))) ? sought : null;
}

/** The longest name of several words that the groups have, from the first word on. */
function longestName(words: readonly string[]): string | undefined {
  for (let length = words.length; length > 1; length -= 1) {
    const name = words.slice(0, length).join(' ');
    if (meaningOf(name).length > 0) return name;
    const last = formsOf(words[length - 1] ?? '').find(
      (form) => meaningOf([...words.slice(0, length - 1), form].join(' ')).length > 0,
    );
    if (last !== undefined) return name;
  }
  return undefined;
}

function othersOf(word: string): string[] {
  const parts = word.split(' ');
  const before = parts.slice(0, -1);
  const forms = formsOf(parts.at(-1) ?? '').map((form) => [...before, form].join(' '));
  const meant = forms.flatMap((form) => meaningOf(form)).flatMap((name) => [name, ...pluralsOf(name)]);
  return [...new Set([...forms, ...meant])].filter((other) => other !== word);
}

function pluralsOf(name: string): string[] {
  const words = name.split(' ');
  return plurals(words.at(-1) ?? '').map((last) => [...words.slice(0, -1), last].join(' '));
}

/** Whether a text has each of the words, or what it may be called instead, as whole words. */
export function hasSought(text: string, sought: readonly Sought[]): boolean {
  const plain = ` ${plainly(text)} `;
  return sought.every(({ word, others }) =>
    [word, ...others].some((one) => plain.includes(` ${plainly(one)}${one === word ? '' : ' '}`)),
  );
}

const plainly = (text: string) =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')
    .trim();
