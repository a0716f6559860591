import { fieldWords, isNoise } from './field-words.ts';
import { PLACE_FIELDS } from './naming/place-fields.ts';

/** The path to a value inside a record, by field names. */
export interface FieldPath {
  /** The words of all names. */
  words: readonly string[];
  /** The significant words among them. */
  significant: ReadonlySet<string>;
  /** The words of the last name. */
  leaf: readonly string[];
  /** It leads into a place, or to the id of a place. */
  isOfPlace: boolean;
  /** The child paths, by name. */
  further: Map<string, FieldPath>;
  /** Its form as the path of the place with this id. */
  ofPlace: FieldPath | null;
}

/** The records of a list have the same paths: this many are cached. */
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

/** Turns the path of an id into that of the place it refers to, whose name is one level below. */
export function placePath(path: FieldPath): FieldPath {
  path.ofPlace ??= pathOf([...path.words.filter((word) => word !== 'id'), 'venue'], path.leaf);
  return path.ofPlace;
}

function pathOf(words: readonly string[], leaf: readonly string[]): FieldPath {
  const some = words.filter((word) => !isNoise(word));
  const isOfPlace = words.some((word) => PLACE_FIELDS.has(word));
  return {
    words,
    significant: new Set(some.length > 0 ? some : words),
    leaf,
    isOfPlace,
    further: new Map(),
    ofPlace: null,
  };
}
