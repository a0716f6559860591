import { fieldLabel, type Names, valueWords } from './field-words.ts';

/** One field that differs, in words; a list says what came and what went. */
export interface ReadableChange {
  label: string;
  before: string | null;
  after: string | null;
  list?: { added: string[]; removed: string[] };
}

type Branch = Readonly<Record<string, unknown>>;

/** Ids that say nothing to a person; they stand among the technical details. */
const TECHNICAL = new Set(['id', 'runId', 'jobId']);
/** The field by which an item of a list is called; of an entry itself it is the subject, which has been named. */
const ITEM = 'event';

/** What differs between before and after, in the order met. */
export function readableChanges(before: unknown, after: unknown, names: Names): ReadableChange[] {
  return changesOf([], [withoutItem(before), withoutItem(after)], names);
}

function branchChanges(path: readonly string[], sides: Sides, names: Names): ReadableChange[] {
  const [left, right] = [branchOf(sides[0]), branchOf(sides[1])];
  const fields = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...fields]
    .filter((field) => !TECHNICAL.has(field))
    .flatMap((field) => changesOf([...path, field], [left[field], right[field]], names));
}

type Sides = readonly [before: unknown, after: unknown];

function changesOf(path: readonly string[], sides: Sides, names: Names): ReadableChange[] {
  if (sides.some((side) => Array.isArray(side) && side.some(isBranch))) return itemChanges(path, sides, names);
  if (sides.some(Array.isArray)) return listChange(path, sides, names);
  if (sides.some(isBranch)) return branchChanges(path, sides, names);
  return leafChanges(path, sides, names);
}

function leafChanges(path: readonly string[], [before, after]: Sides, names: Names): ReadableChange[] {
  if (Object.is(before ?? null, after ?? null)) return [];
  const field = path.at(-1) ?? '';
  const words = (value: unknown) => valueWords(field, value, names);
  return [{ label: labelOf(path), before: words(before), after: words(after) }];
}

function listChange(path: readonly string[], [before, after]: Sides, names: Names): ReadableChange[] {
  const itemsOf = (side: unknown): Items =>
    itemsIn(side).map((item) => [JSON.stringify(item), valueWords(path.at(-1) ?? '', item, names) ?? '']);
  const added = without(itemsOf(after), itemsOf(before));
  const removed = without(itemsOf(before), itemsOf(after));
  if (added.length + removed.length === 0) return [];
  return [{ label: labelOf(path), before: null, after: null, list: { added, removed } }];
}

type Items = ReadonlyArray<readonly [json: string, words: string]>;

function without(items: Items, others: Items): string[] {
  const known = new Set(others.map(([json]) => json));
  return [...new Set(items.filter(([json]) => !known.has(json)).map(([, words]) => words))];
}

/** Lists of things that have fields: each is told by its name, or its place. */
function itemChanges(path: readonly string[], sides: Sides, names: Names): ReadableChange[] {
  const [left, right] = [itemsIn(sides[0]), itemsIn(sides[1])];
  return Array.from({ length: Math.max(left.length, right.length) }, (_, place) => place).flatMap((place) => {
    const [was, is] = [left[place], right[place]];
    const id = isBranch(is) ? is[ITEM] : isBranch(was) ? was[ITEM] : undefined;
    const own = valueWords(ITEM, id, names) ?? String(place + 1);
    return changesOf(path, [withoutItem(was), withoutItem(is)], names).map((change) => ({
      ...change,
      label: change.label ? `${own}: ${change.label}` : own,
    }));
  });
}

function withoutItem(side: unknown): unknown {
  if (!isBranch(side)) return side;
  const { [ITEM]: _, ...rest } = side;
  return rest;
}

function labelOf(path: readonly string[]): string {
  return path.map(fieldLabel).join(': ');
}

function isBranch(value: unknown): value is Branch {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function branchOf(value: unknown): Branch {
  return isBranch(value) ? value : {};
}

function itemsIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
