import { filtersOn } from '@marquee/contract';
import { bound, literal, readTogether } from '@marquee/db';
import type { SQL } from 'drizzle-orm';
import { askedPlace, nearestFirst } from '../cities/index.ts';
import { ofPlace } from '../databases/index.ts';
import type { ReadDeps } from '../deps.ts';
import { boostedLead, leadReading } from './boosted-lead.ts';
import { toEvent } from './card.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import type { ListQuery } from './event-query.ts';
import { entriesOf, NO_TOTAL, totalOf } from './list-events.sql.ts';
import { listFeatured } from './list-featured.ts';
import { noteLeadMoments, noteMoments } from './note-moments.ts';
import { comparing } from './orders.ts';
import { findEvents } from './search-events.ts';
import { venueSuffix } from './venue-scope.sql.ts';

/**
 * A page of a place's coming events. A city, a category or a venue of it has a list of its own, read at one entry and one event a row (per
 * chosen category one more entry), however many are stored: `npm run bench -- list` measures it. Days, filters by
 * facts, areas and whole states are read from the search index. The lists of a metro area are merged (merged.sql.ts). One call to the database.
 */
export async function listEvents(given: ReadDeps, query: ListQuery) {
  const deps = await ofPlace(given, query);
  const place = askedPlace(query, deps.place);
  const { categories = [] } = query;
  if (query.featured) return listFeatured(deps, query);
  const { area, evening, from, to } = query;
  if (area || place.isState || filtersOn(query).length > 0 || evening || from !== undefined || to !== undefined) {
    const { searchedFor: _noTerm, ...page } = await findEvents(deps, query);
    return page;
  }

  const after = query.cursor === undefined ? null : decodeCursor(query.cursor, query.sort);
  const lists = suffixesOf(query).map((suffix) => ({ slugs: place.slugs, most: place.most, suffix }));
  const [first, ...others] = lists;
  const isLookedThrough = query.venue !== undefined && categories.length > 0;
  const isCounted = after === null && !isLookedThrough && first !== undefined && others.length === 0;
  const within = isLookedThrough ? categories : [];
  const entriesQuery = { within, sort: query.sort, limit: query.limit, after, now: deps.clock.now() };
  const [[asked], towns, kept, leads, ...read] = await readTogether(deps.db, [
    place.reading,
    place.towns,
    isCounted ? totalOf(first) : NO_TOTAL,
    leadReading(place, query, deps.clock.now()),
    ...lists.map((list) => entriesOf(list, entriesQuery)),
  ]);
  // Each list holds the first of its scope, so the first of them all are among them; an event may stand in several.
  const entries = [...new Map(read.flat().map((entry) => [entry.id, entry])).values()].sort(comparing(query.sort));
  const page = entries.slice(0, query.limit);
  noteMoments(deps, entries);
  noteLeadMoments(deps, leads);
  const last = page.at(-1);
  const more = entries.length > query.limit && last;
  const { sort } = query;
  return {
    events: page.map(toEvent),
    boosted: boostedLead(leads, deps.clock.now()).map(toEvent),
    nextCursor: more ? encodeCursor({ sort, value: last.value, startsAt: last.startsAt, seq: last.seq }) : null,
    city: place.statusOf(asked),
    nearby: nearestFirst(towns),
    found: isCounted ? { n: more ? kept.reduce((sum, { total }) => sum + total, 0) : page.length, more: false } : null,
  };
}

/** What follows a place's slug in the names of the lists. A venue's list is short enough to be looked through for its categories. */
function suffixesOf({ venue, categories = [] }: ListQuery): SQL[] {
  if (venue !== undefined) return [venueSuffix(venue)];
  return categories.length > 0 ? categories.map((category) => bound(`/${category}`)) : [literal('')];
}
