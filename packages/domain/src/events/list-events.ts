import { readTogether } from '@marquee/db';
import { type SQL, sql } from 'drizzle-orm';
import { askedPlace } from '../cities/index.ts';
import type { ReadDeps } from '../deps.ts';
import { toEvent } from './card.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import type { ListQuery } from './event-query.ts';
import { entriesOf, totalOf } from './list-events.sql.ts';
import { comparing } from './orders.ts';
import { findEvents } from './search-events.ts';
import { venueScope } from './venue-scope.ts';

/**
 * A page of a place's coming events. A city, a category or a venue of it has a list of its own, read at one entry and one event a row (per
 * chosen category one more entry), however many are stored: `npm run bench -- list` measures it. Days, free events and
 * whole states are read from the search index. One call to the database.
 */
export async function listEvents(deps: ReadDeps, query: ListQuery) {
  const place = askedPlace(query);
  if (place.isState || query.free || query.evening || query.from !== undefined || query.to !== undefined)
    return findEvents(deps, query);

  const after = query.cursor === undefined ? null : decodeCursor(query.cursor, query.sort);
  const scopes = scopesOf(place.slugs, query);
  const within = query.venue === undefined ? [] : (query.categories ?? []);
  const entriesQuery = { within, sort: query.sort, limit: query.limit, after, now: deps.clock.now() };
  const lists = scopes.map((scope) => entriesOf(scope, entriesQuery));
  const [only, ...others] = scopes;
  const isCounted = after === null && within.length === 0 && only !== undefined && others.length === 0;
  const total = totalOf(isCounted ? only : sql`''`);
  const [[asked], [kept], ...read] = await readTogether(deps.db, [place.reading, total, ...lists]);
  // Each list holds the first of its scope, so the first of them all are among them; an event may stand in several.
  const entries = [...new Map(read.flat().map((entry) => [entry.seq, entry])).values()].sort(comparing(query.sort));
  const page = entries.slice(0, query.limit);
  const last = page.at(-1);
  const more = entries.length > query.limit && last;
  const { sort } = query;
  return {
    events: page.map(toEvent),
    nextCursor: more ? encodeCursor({ sort, value: last.value, startsAt: last.startsAt, seq: last.seq }) : null,
    city: place.statusOf(asked),
    found: isCounted ? { n: more ? (kept?.total ?? 0) : page.length, more: false } : null,
  };
}

/** A venue's list is short enough to be looked through for its categories. */
function scopesOf(slug: SQL, { venue, categories = [] }: ListQuery): SQL[] {
  if (venue !== undefined) return [sql`${slug} || ${venueScope('', venue)}`];
  return categories.length > 0 ? categories.map((category) => sql`${slug} || ${`/${category}`}`) : [slug];
}
