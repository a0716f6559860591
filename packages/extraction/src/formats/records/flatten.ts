import { isRecord, type JsonRecord, step } from '../../base/json.ts';
import type { Located } from '../jsonld/nodes.ts';
import { type FieldPath, furtherPath, placePath, RECORD } from './field-path.ts';
import type { References } from './references.ts';

/** One plain value inside a record. */
export interface FlatField extends Located<string | number | boolean> {
  /** The significant words of all names on the path to it. */
  words: ReadonlySet<string>;
  /** The words of its own name. */
  leaf: readonly string[];
  depth: number;
  /** It is in a list inside the record, and so describes that list's items. */
  inList: boolean;
}

const DEEPEST = 5;
const MOST_FIELDS = 400;
/** This many items of a list inside a record are examined: a show has few places and prices. */
const MOST_ITEMS = 4;

/** The plain values of a record and its content, bounded in depth and number. Ids of places are resolved to the places. */
export function flatten(record: Located<JsonRecord>, references: References): FlatField[] {
  const fields: FlatField[] = [];
  /** A place's own id would lead back to it. */
  let following = false;

  function add(value: unknown, at: string, path: FieldPath, depth: number, inList: boolean): void {
    if (fields.length >= MOST_FIELDS || depth > DEEPEST) return;
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      const target = !following && path.isOfPlace ? references.place(value) : undefined;
      if (target) {
        following = true;
        // The id is replaced by the place: its name is one level below, as if the place were inline.
        enter(target, placePath(path), Math.min(depth, 1) + 1, inList);
        following = false;
        return;
      }
      if (value !== '') fields.push({ value, at, words: path.significant, leaf: path.leaf, depth, inList });
    } else if (Array.isArray(value)) {
      for (const [index, one] of value.slice(0, MOST_ITEMS).entries())
        add(one, at + step(index), path, depth + 1, inList || isRecord(one));
    } else if (isRecord(value)) enter({ value, at }, path, depth, inList);
  }

  function enter({ value, at }: Located<JsonRecord>, path: FieldPath, depth: number, inList: boolean): void {
    for (const name of Object.keys(value))
      add(value[name], at + step(name), furtherPath(path, name), depth + 1, inList);
  }

  enter(record, RECORD, 0, false);
  return fields;
}
