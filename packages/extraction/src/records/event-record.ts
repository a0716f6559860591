import type { Located } from '../jsonld/nodes.ts';

/** A value of a feed and its pointer. */
export interface Told extends Located<unknown> {
  /** What stands there, where the value was worked out from it. */
  verbatim?: unknown;
}

/** What says when: one value for the whole moment, or a day and a time apart. */
export interface MomentParts {
  /** ISO 8601, seconds or milliseconds since 1970, or words. */
  moment?: Told;
  day?: Told;
  time?: Told;
  /** The time is written out, so a midnight in it is no filler. */
  midnightIsMeant?: boolean;
}

/**
 * One event of a feed, taken apart: which of its values is its title, its start and so on, each as it stands there with its pointer.
 * A platform names them; where the feed is unknown, `infer.ts` finds them by the names and forms of the fields.
 */
export interface EventRecord {
  at: string;
  id?: Told | undefined;
  seriesId?: Told | undefined;
  title: Told;
  start: MomentParts;
  end?: MomentParts | undefined;
  /** IANA zone that the feed names. */
  zone?: string | undefined;
  allDay?: Told | undefined;
  /** An all-day end is the day after the last. */
  endIsExclusive?: boolean;
  /** Epoch figures count from 1970 on the clocks of the place, as some WordPress plugins store them. */
  epochIsLocal?: boolean;
  description?: Told | undefined;
  url?: Told | undefined;
  ticketUrl?: Told | undefined;
  image?: Told | undefined;
  /** The place's name. */
  venue?: Told | undefined;
  /** Name, address or both in one text. */
  place?: Told | undefined;
  address?: Told | undefined;
  city?: Told | undefined;
  state?: Told | undefined;
  country?: Told | undefined;
  online?: Told | undefined;
  organizer?: Told | undefined;
  status?: Told | undefined;
  cancelled?: Told | undefined;
  prices?: ReadonlyArray<Told> | undefined;
  pricesAreCents?: boolean;
  currency?: Told | undefined;
  free?: Told | undefined;
  labels?: ReadonlyArray<Told> | undefined;
  recurrence?: ReadonlyArray<Told> | undefined;
}

/** A value of a record by its path, `['venue', 'name']`; undefined where there is none. */
export function pick(record: Located<unknown>, ...path: ReadonlyArray<string | number>): Located<unknown> | undefined {
  let { value, at } = record;
  for (const name of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Record<string | number, unknown>)[name];
    at += `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;
  }
  return value === null || value === undefined || value === '' ? undefined : { value, at };
}

/** The items of a list in a record, each with its pointer. */
export function pickAll(record: Located<unknown>, ...path: ReadonlyArray<string | number>): Array<Located<unknown>> {
  const found = pick(record, ...path);
  if (!found) return [];
  if (!Array.isArray(found.value)) return [found];
  return (found.value as unknown[]).map((value, index) => ({ value, at: `${found.at}/${index}` }));
}
