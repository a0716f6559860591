import { isRecord, type JsonRecord, step } from '../../base/json.ts';
import { LIMITS } from '../../base/limits.ts';
import type { Located } from '../jsonld/nodes.ts';
import { holdersOfDays } from './days-in.ts';
import type { EventRecord } from './event-record.ts';
import { fieldWords } from './field-words.ts';
import { type FlatField, flatten } from './flatten.ts';
import { inferRecord } from './infer.ts';
import type { References } from './references.ts';

/** Candidate lists of events, and their field names. */
interface Ground {
  references: References;
  dated: ReadonlySet<unknown>;
}

interface Waiting {
  value: unknown;
  at: string;
  words: readonly string[];
  depth: number;
  /** The day above the lists, as in `{ "2026-04-04": [ … ] }`. */
  day?: FlatField | undefined;
}

const OVER = /^(?:past|archived?|previous|expired|related)$/;
const OF_EVENTS =
  /^(?:events?|calendar|shows?|concerts?|gigs?|schedule|performances?|screenings?|meetings?|happenings|upcoming|occurrences?|exhibitions?|programs?|activities)$/;
/** Posts, jobs and goods have dates too. */
const NO_EVENT = /^(?:author|byline|excerpt|published|salary|sku|isbn|comments|commentstatus)$/;

/**
 * The lists of events in JSON of unknown shape: lists (or maps) in which most records have a title and a start. A date whose name says
 * nothing about start or end counts only with a second sign: a place, a time, an end, or a name on the path that means events.
 */
export function findRecords(root: Located<unknown>, references: References, address: string): EventRecord[] {
  const ground = { references, dated: holdersOfDays(root.value) };
  const lists = search(root, ground, address, listOf);
  // A single record, as at the URL of one event.
  return lists.length > 0 ? lists : search(root, ground, address, singleOf).slice(0, 1);
}

function search(root: Located<unknown>, ground: Ground, address: string, read: typeof listOf): EventRecord[] {
  const found: EventRecord[] = [];
  const inAddress = fieldWords(address.replace(/^https?:\/\/[^/]*/, '').slice(0, 80));
  const aboutEvents = /[/_-]events?\b|calendar/i.test(address) || inAddress.some((word) => OF_EVENTS.test(word));
  const waiting: Waiting[] = [{ ...root, words: [], depth: 0 }];
  for (let visited = 0; visited < LIMITS.jsonNodes && found.length <= LIMITS.draftsPerDocument; visited += 1) {
    const next = waiting.pop();
    if (!next) break;
    const { value, at, words, depth } = next;
    if (typeof value !== 'object' || value === null || depth > LIMITS.jsonDepth) continue;
    if (!next.day && !ground.dated.has(value)) continue;
    if (words.some((word) => OVER.test(word))) continue;
    const records = read(next, ground, aboutEvents || words.some((word) => OF_EVENTS.test(word)));
    if (records) {
      found.push(...records);
      continue;
    }
    const day = dayOf(next) ?? next.day;
    for (const [name, child] of Object.entries(value).reverse()) {
      if (typeof child !== 'object' || child === null) continue;
      const own = Array.isArray(value) ? words : [...names(name)];
      waiting.push({
        value: child as unknown,
        at: at + step(name),
        words: own,
        depth: depth + 1,
        day: dayKey(name, at) ?? day,
      });
    }
  }
  return found;
}

function names(name: string): string[] {
  return [...new Set([...name.toLowerCase().split(/[^a-z]+/), ...fieldWords(name)])];
}

/** The events of one list, map or single record; null if it is none. */
function listOf(next: Waiting, ground: Ground, aboutEvents: boolean): EventRecord[] | null {
  const { value, at } = next;
  const items = Array.isArray(value)
    ? (value as unknown[]).map((one, index) => ({ value: one, at: at + step(index) }))
    : Object.entries(value as JsonRecord).map(([name, one]) => ({ value: one, at: at + step(name) }));
  const records = items
    .filter((one): one is Located<JsonRecord> => isRecord(one.value))
    .slice(0, LIMITS.draftsPerDocument + 1);
  if (!Array.isArray(value) && (records.length < items.length || records.length < 2)) return null;
  if (records.length === 0) return null;
  const read = records.map((one) =>
    next.day || ground.dated.has(one.value) ? readRecord(one, ground, next.day) : null,
  );
  const usable = read.filter((one) => one !== null);
  if (usable.length === 0 || usable.length < records.length / 2) return null;
  const refused = usable.filter((one) => one.refused).length > usable.length / 2;
  const strong = usable.filter((one) => one.strong).length >= usable.length / 2;
  const supported = usable.filter((one) => supports(one.record) > 0).length >= usable.length / 2;
  // What has an author and comments may be a post; a post has no beginning and end.
  const spans = usable.filter(({ record, strong: isStrong }) => isStrong && record.end !== undefined).length;
  const accepted = refused
    ? strong && supported && (aboutEvents || spans === records.length)
    : strong
      ? supported || aboutEvents || usable.length > 1
      : supported || aboutEvents;
  return accepted ? usable.map((one) => one.record) : null;
}

function singleOf(next: Waiting, { references }: Ground): EventRecord[] | null {
  const { value, at, depth } = next;
  if (!isRecord(value) || depth > 3) return null;
  const own = flatten({ value, at }, references);
  const alone = inferRecord(own, at, next.day);
  const isPost = own.some(({ leaf }) => leaf.some((word) => NO_EVENT.test(word)));
  return alone?.strong && supports(alone.record) >= 2 && !isPost ? [alone.record] : null;
}

/** Other signs of an event: a place, a time, an end. */
function supports({ venue, place, address, start, end }: EventRecord): number {
  return Number(Boolean(venue ?? place ?? address)) + Number(start.time !== undefined) + Number(end !== undefined);
}

function readRecord(
  item: Located<JsonRecord>,
  { references }: Ground,
  day: FlatField | undefined,
): { record: EventRecord; strong: boolean; refused: boolean } | null {
  const own = flatten(item, references);
  const inferred = inferRecord(own, item.at, day) ?? readInside(item, references, day);
  if (!inferred) return null;
  return { ...inferred, refused: own.some(({ leaf }) => leaf.some((word) => NO_EVENT.test(word))) };
}

/** `{ "event": { … } }`: the record is one or two levels inside its item. */
function readInside(
  item: Located<JsonRecord>,
  references: References,
  day: FlatField | undefined,
  depth = 0,
): ReturnType<typeof inferRecord> {
  for (const [name, child] of Object.entries(item.value)) {
    if (!isRecord(child)) continue;
    const inner = { value: child, at: item.at + step(name) };
    const found =
      inferRecord(flatten(inner, references), inner.at, day) ??
      (depth < 1 ? readInside(inner, references, day, depth + 1) : null);
    if (found) return found;
  }
  return null;
}

function dayKey(name: string, at: string): FlatField | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(name)) return undefined;
  return { value: name, at: at + step(name), words: new Set(['date']), leaf: ['date'], depth: 9, inList: false };
}

/** `{ "date": "2026-04-04", "events": [ … ] }`. */
function dayOf({ value, at }: Waiting): FlatField | undefined {
  if (!isRecord(value)) return undefined;
  for (const name of ['date', 'day']) {
    const own = Object.hasOwn(value, name) ? value[name] : undefined;
    if (typeof own === 'string' && /\d/.test(own) && own.length < 60)
      return { value: own, at: at + step(name), words: new Set(['date']), leaf: ['date'], depth: 9, inList: false };
  }
  return undefined;
}
