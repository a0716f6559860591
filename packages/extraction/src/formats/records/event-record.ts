import type { Located } from '../jsonld/nodes.ts';

/** A value of a feed and its pointer. */
export interface FeedValue extends Located<unknown> {
  /** The source text, if the value was derived from it. */
  verbatim?: unknown;
}

/** The time of an event: one value for the full moment, or a separate day and time. */
export interface MomentParts {
  /** ISO 8601, seconds or milliseconds since 1970, or words. */
  moment?: FeedValue;
  day?: FeedValue;
  time?: FeedValue;
  /** Day and time for readers, beside an instant in `moment`. */
  printed?: { day: FeedValue; time: FeedValue };
  /** The time is written explicitly, so a midnight in it is meant. */
  midnightIsMeant?: boolean;
}

/**
 * One event of a feed with its fields identified: title, start and so on, each as written with its pointer.
 * A platform's reader maps them; for an unknown feed, `infer.ts` finds them by the names and forms of the fields.
 */
export interface EventRecord {
  at: string;
  id?: FeedValue | undefined;
  seriesId?: FeedValue | undefined;
  /** The date of a series that it replaces; the series has this id. */
  replaces?: { series: string; moment: FeedValue } | undefined;
  title: FeedValue;
  start: MomentParts;
  end?: MomentParts | undefined;
  /** IANA zone that the feed names. */
  zone?: string | undefined;
  allDay?: FeedValue | undefined;
  /** An all-day end is the day after the last day. */
  endIsExclusive?: boolean;
  /** Epoch numbers count from 1970 in the place's wall time, as some WordPress plugins store them. */
  epochIsLocal?: boolean;
  description?: FeedValue | undefined;
  url?: FeedValue | undefined;
  ticketUrl?: FeedValue | undefined;
  image?: FeedValue | undefined;
  /** The place's name. */
  venue?: FeedValue | undefined;
  /** Name, address or both in one text. */
  place?: FeedValue | undefined;
  address?: FeedValue | undefined;
  city?: FeedValue | undefined;
  state?: FeedValue | undefined;
  country?: FeedValue | undefined;
  latitude?: FeedValue | undefined;
  longitude?: FeedValue | undefined;
  online?: FeedValue | undefined;
  organizer?: FeedValue | undefined;
  status?: FeedValue | undefined;
  cancelled?: FeedValue | undefined;
  soldOut?: FeedValue | undefined;
  ages?: FeedValue | undefined;
  prices?: ReadonlyArray<FeedValue> | undefined;
  pricesAreCents?: boolean;
  currency?: FeedValue | undefined;
  free?: FeedValue | undefined;
  labels?: ReadonlyArray<FeedValue> | undefined;
  recurrence?: ReadonlyArray<FeedValue> | undefined;
  /** The zone in which its rule counts days, if it is another than `zone`. */
  recurrenceZone?: string | undefined;
}

/** A value of a record by its path, `['venue', 'name']`; undefined if there is none. */
export function pick(record: Located<unknown>, ...path: ReadonlyArray<string | number>): Located<unknown> | undefined {
  let { value, at } = record;
  for (const name of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Record<string | number, unknown>)[name];
    at += `/${escaped(name)}`;
  }
  return value === null || value === undefined || value === '' ? undefined : { value, at };
}

/** A name in a JSON pointer (RFC 6901 §3); hardly any needs it. */
function escaped(name: string | number): string | number {
  if (typeof name === 'number' || !(name.includes('~') || name.includes('/'))) return name;
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The items of a list in a record, each with its pointer. */
export function pickAll(record: Located<unknown>, ...path: ReadonlyArray<string | number>): Array<Located<unknown>> {
  const found = pick(record, ...path);
  if (!found) return [];
  if (!Array.isArray(found.value)) return [found];
  return (found.value as unknown[]).map((value, index) => ({ value, at: `${found.at}/${index}` }));
}
