import { fieldWords, isNoise } from './field-words.ts';

/** The way to a value inside a record, by the names on it. */
export interface FieldPath {
  /** The words of all names. */
  words: readonly string[];
  /** The telling ones of them. */
  telling: ReadonlySet<string>;
  /** Those of the last name. */
  leaf: readonly string[];
  /** It leads into a place, or to the id of one. */
  isOfPlace: boolean;
  /** What follows on it, by name. */
  further: Map<string, FieldPath>;
  /** What it is as the path of the place that its id stands for. */
  ofPlace: FieldPath | null;
}

const PLACES = new Set(['venue', 'location', 'place', 'branch', 'facility', 'room', 'building']);
/** The records of a list have the same paths: so many are kept. */
const MOST_KEPT = 5_000;
let kept = 0;

export const RECORD: FieldPath = pathOf([], []);

export function furtherPath(path: FieldPath, name: string): FieldPath {
  const known = path.further.get(name);
  if (known) return known;
  const leaf = fieldWords(name);
  const made = pathOf([...path.words, ...leaf], leaf);
  if (kept < MOST_KEPT) path.further.set(name, made);
  kept += 1;
  return made;
}

/** The path of an id as that of the place that it stands for, whose name is then one level below. */
export function placePath(path: FieldPath): FieldPath {
  path.ofPlace ??= pathOf([...path.words.filter((word) => word !== 'id'), 'venue'], path.leaf);
  return path.ofPlace;
}

function pathOf(words: readonly string[], leaf: readonly string[]): FieldPath {
  const some = words.filter((word) => !isNoise(word));
  const isOfPlace = words.some((word) => PLACES.has(word));
  return {
    words,
    telling: new Set(some.length > 0 ? some : words),
    leaf,
    isOfPlace,
    further: new Map(),
    ofPlace: null,
  };
}
