import { isRecord, type JsonRecord, property, step, words } from '../../base/json.ts';
import { LIMITS } from '../../base/limits.ts';
import type { Located } from '../jsonld/nodes.ts';
import { fieldWords } from './field-words.ts';
import { PLACE_FIELDS } from './naming/place-fields.ts';

/** Records that others reference by id, in feeds that list their places separately. */
export interface References {
  place(id: unknown): Located<JsonRecord> | undefined;
}

const DEEPEST = 8;

/** Finds the lists and maps of places in a document: under a name that means places, or in JSON:API's `included`. */
export function referencesOf(root: unknown, base = ''): References {
  // Most documents are searched for nothing: the places are collected when a record names one.
  let places: ReadonlyMap<string, Located<JsonRecord>> | null = null;
  return {
    place(id) {
      if (typeof id !== 'string' && typeof id !== 'number') return undefined;
      places ??= placesIn(root, base);
      return places.get(String(id));
    },
  };
}

function placesIn(root: unknown, base: string): ReadonlyMap<string, Located<JsonRecord>> {
  const places = new Map<string, Located<JsonRecord>>();
  const waiting: Array<{ value: unknown; at: string; names: readonly string[]; depth: number }> = [
    { value: root, at: base, names: [], depth: 0 },
  ];
  for (let visited = 0; visited < LIMITS.jsonNodes / 4; visited += 1) {
    const next = waiting.pop();
    if (!next) break;
    const { value, at, names, depth } = next;
    if (typeof value !== 'object' || value === null || depth > DEEPEST) continue;
    const ofPlaces = names.some((word) => PLACE_FIELDS.has(word));
    for (const [name, child] of Object.entries(value)) {
      if (typeof child !== 'object' || child === null) continue;
      const place = at + step(name);
      if (isRecord(child) && (ofPlaces || isIncludedPlace(child, names)))
        note(places, child, place, Array.isArray(value) ? null : name);
      else
        waiting.push({
          value: child,
          at: place,
          names: Array.isArray(value) ? names : fieldWords(name),
          depth: depth + 1,
        });
    }
  }
  return places;
}

function note(places: Map<string, Located<JsonRecord>>, value: JsonRecord, at: string, key: string | null): void {
  for (const id of [property(value, 'id'), property(value, 'uid'), property(value, '_id'), key]) {
    if ((typeof id === 'string' || typeof id === 'number') && id !== '' && !places.has(String(id)) && hasName(value))
      places.set(String(id), { value, at });
  }
}

function hasName(value: JsonRecord): boolean {
  const attributes = property(value, 'attributes');
  const holder = isRecord(attributes) ? attributes : value;
  return Object.keys(holder).some((name) => fieldWords(name).some((word) => word === 'name' || word === 'title'));
}

function isIncludedPlace(value: JsonRecord, names: readonly string[]): boolean {
  if (!names.includes('included')) return false;
  return fieldWords(words(property(value, 'type')) ?? '').some((word) => PLACE_FIELDS.has(word));
}
