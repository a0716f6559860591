import { usStates } from '@marquee/kernel';
import type { Phrase } from './phrase.ts';
import { IDLE_WORDS, TOPICS } from './topic-words.ts';

const CODES = Object.keys(usStates).map((code) => code.toLowerCase());
const NAMES = Object.entries(usStates).map(([code, name]) => [name.toLowerCase(), code] as const);
const STATE = `(${[...NAMES.map(([name]) => name), ...CODES].sort((a, b) => b.length - a.length).join('|')})`;
const CITY = "([\\p{L}][\\p{L}.'-]*(?: [\\p{L}][\\p{L}.'-]*){0,2}?)";
const IN = '(?<!interested |participate |believe )(?:in|near|around|en|cerca de)';

/** A place that is named after `in`: `in Charlotte, NC`, `in Savannah georgia`, `in Charleston`. */
export function readPlace(phrase: Phrase): { city?: string; state?: string } {
  const full = phrase.take(new RegExp(`\\b${IN} ${CITY},? ${STATE}(?= |$|[.,?!])`, 'u'));
  if (full) return { city: titled(full[1] ?? ''), state: codeOf(full[2] ?? '') };
  const alone = new RegExp(`\\b${IN} ${CITY}(?= *(?:\\||$|[.,?!]))`, 'u').exec(phrase.rest);
  const name = alone?.[1] ?? '';
  if (!alone || name.split(' ').some(isNoPlace)) return {};
  phrase.takeAt(alone.index, alone[0].length);
  return { city: titled(name) };
}

function isNoPlace(word: string): boolean {
  return (
    word === 'vivo' || IDLE_WORDS.has(word) || TOPICS.some(([topic]) => new RegExp(`^(?:${topic.source})$`).test(word))
  );
}

const codeOf = (name: string) => NAMES.find(([known]) => known === name)?.[1] ?? name.toUpperCase();
const titled = (name: string) =>
  name.replace(/(^|[ .'-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
