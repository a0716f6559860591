import type { Category, Sort } from '@marquee/contract';
import { readCity } from '../cities/index.ts';
import type { ReadDeps } from '../deps.ts';
import { toEvent } from './card.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { type Entry, readEntries } from './list-events.sql.ts';
import { ORDERS } from './orders.ts';
import { venueScope } from './venue-scope.ts';

export interface ListQuery {
  city?: string | undefined;
  state?: string | undefined;
  categories: Category[];
  venue?: string | undefined;
  limit: number;
  sort: Sort;
  cursor?: string | undefined;
}

/**
 * A page of a city's coming events. Reads one index entry and one event a row (per chosen category one more entry),
 * however many are stored: `npm run bench -- list` measures it.
 */
export async function listEvents(deps: ReadDeps, query: ListQuery) {
  const after = query.cursor === undefined ? null : decodeCursor(query.cursor, query.sort);
  const { city, slug } = await readCity(deps, query);
  if (slug === null) return { events: [], nextCursor: null, city };

  const scopes = scopesOf(slug, query);
  const lists = await Promise.all(
    scopes.map((scope) => readEntries(deps.db, scope, { ...query, after, now: deps.clock.now() })),
  );
  // Each list holds the first of its scope, so the first of them all are among them; an event may stand in several.
  const entries = [...new Map(lists.flat().map((entry) => [entry.seq, entry])).values()].sort(comparing(query.sort));
  const page = entries.slice(0, query.limit);
  const last = page.at(-1);
  const more = entries.length > query.limit && last;
  return {
    events: page.map(toEvent),
    nextCursor: more
      ? encodeCursor({ sort: query.sort, value: last.value, startsAt: last.startsAt, seq: last.seq })
      : null,
    city,
  };
}

/** A venue's list is short enough to be looked through for its categories. */
function scopesOf(slug: string, { venue, categories }: ListQuery): string[] {
  if (venue !== undefined) return [venueScope(slug, venue)];
  return categories.length > 0 ? categories.map((category) => `${slug}/${category}`) : [slug];
}

function comparing(sort: Sort) {
  const { descending, startDescending } = ORDERS[sort];
  return (a: Entry, b: Entry) =>
    (descending ? b.value - a.value : a.value - b.value) ||
    (startDescending ? b.startsAt - a.startsAt : a.startsAt - b.startsAt) ||
    (startDescending ? b.seq - a.seq : a.seq - b.seq);
}
