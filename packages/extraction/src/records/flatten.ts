import type { Located } from '../jsonld/nodes.ts';
import { isRecord, type JsonRecord, step } from '../structured/json.ts';
import { fieldWords, isNoise } from './field-words.ts';
import type { References } from './references.ts';

/** One plain value inside a record. */
export interface FlatField extends Located<string | number | boolean> {
  /** The words of all names on the way to it, telling ones only. */
  words: ReadonlySet<string>;
  /** Those of its own name. */
  leaf: readonly string[];
  depth: number;
  /** It stands in a list of things inside the record: there it tells of them. */
  inList: boolean;
}

const DEEPEST = 5;
const MOST_FIELDS = 400;
/** Of a list inside a record, so many items are looked at: a show has few places and prices. */
const MOST_ITEMS = 4;
const PLACES = new Set(['venue', 'location', 'place', 'branch', 'facility', 'room', 'building']);

/** The plain values of a record and of what is in it, bounded in depth and number. Ids of places are followed to the places. */
export function flatten(record: Located<JsonRecord>, references: References): FlatField[] {
  const fields: FlatField[] = [];
  /** A place's own id would lead to it again. */
  let following = false;

  function add(
    value: unknown,
    at: string,
    words: readonly string[],
    leaf: readonly string[],
    depth: number,
    inList: boolean,
  ): void {
    if (fields.length >= MOST_FIELDS || depth > DEEPEST) return;
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      const target = !following && words.some((word) => PLACES.has(word)) ? references.place(value) : undefined;
      if (target) {
        following = true;
        // The id stands for the place: its name is one level below, as if the place stood here.
        enter(target, [...words.filter((word) => word !== 'id'), 'venue'], Math.min(depth, 1) + 1, inList);
        following = false;
        return;
      }
      if (value !== '') fields.push({ value, at, words: telling(words), leaf, depth, inList });
    } else if (Array.isArray(value)) {
      for (const [index, one] of value.slice(0, MOST_ITEMS).entries())
        add(one, at + step(index), words, leaf, depth + 1, inList || isRecord(one));
    } else if (isRecord(value)) enter({ value, at }, words, depth, inList);
  }

  function enter({ value, at }: Located<JsonRecord>, words: readonly string[], depth: number, inList: boolean): void {
    for (const name of Object.keys(value)) {
      const own = fieldWords(name);
      add(value[name], at + step(name), [...words, ...own], own, depth + 1, inList);
    }
  }

  enter(record, [], 0, false);
  return fields;
}

function telling(words: readonly string[]): ReadonlySet<string> {
  const some = words.filter((word) => !isNoise(word));
  return new Set(some.length > 0 ? some : words);
}
