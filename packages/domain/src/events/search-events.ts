import type { Found, SearchSort } from '@marquee/contract';
import { type Known, type Reading, readAll, readTogether } from '@marquee/db';
import { type AskedPlace, askedPlace, nearestFirst } from '../cities/index.ts';
import { ofPlace } from '../databases/index.ts';
import type { ReadDeps } from '../deps.ts';
import { boostedLead, leadReading } from './boosted-lead.ts';
import { toEvent } from './card.ts';
import { decodeCursor, encodeCursor, type Position } from './cursor.ts';
import type { ListQuery, SearchQuery } from './event-query.ts';
import { isUnderAll } from './facts.ts';
import type { Featured } from './featured.sql.ts';
import type { HitsQuery } from './hits.sql.ts';
import { listFeatured } from './list-featured.ts';
import { matchOf } from './match.ts';
import { noteLeadMoments, noteMoments } from './note-moments.ts';
import { comparing } from './orders.ts';
import {
  cardsOf,
  foundHits,
  type Hit,
  type HitKeys,
  hitKeys,
  hitsByDate,
  isByValue,
  type ValueSort,
} from './search-events.sql.ts';

/** So many of the soonest hits are counted, and put in order by relevance, price or popularity. */
const SEARCH_WINDOW = 350;

interface Read {
  place: AskedPlace;
  lead: Reading<Featured> | Known<Featured>;
  after: Position | null;
  limit: number;
  /** Without the place and a limit. */
  query: Pick<HitsQuery, 'term' | 'now'> & { filters: ListQuery | SearchQuery };
}

/** One hit more than a page has, if there is one, and how many there are on a first page. */
interface Hits {
  rows: Hit[];
  leads: Featured[];
  found: Found | null;
  city: ReturnType<AskedPlace['statusOf']>;
  nearby: ReturnType<typeof nearestFirst>;
}

/**
 * Coming events whose title, venue, categories or description have the term, or each of its words (spec: LIST-16), under all filters, a page
 * at a time. By relevance what has it in the title comes first, soonest first. By date pages go on to the last; other orders are
 * those of the soonest 350 (docs/decisions/016-search.md).
 */
export function searchEvents(deps: ReadDeps, query: SearchQuery) {
  return findEvents(deps, query);
}

/** The same without a term: a list under filters that the listing has no rows for. */
export async function findEvents(given: ReadDeps, query: ListQuery | SearchQuery) {
  const deps = await ofPlace(given, query);
  if (query.featured) return listFeatured(deps, query);
  const { sort } = query;
  const after = query.cursor === undefined ? null : decodeCursor(query.cursor, sort);
  const term = 'term' in query ? matchOf(query.term) : null;
  // No event matches a term without a letter.
  const limit = 'term' in query && term === null ? 0 : query.limit;
  const asked = { term, filters: query, now: deps.clock.now() };
  const place = askedPlace(query, deps.place);
  const lead = leadReading(place, query, asked.now);
  const read = { place, lead, after, limit, query: asked };
  const { rows, leads, found, city, nearby } = isByValue(sort)
    ? await readByValue(deps, sort, read)
    : await readByDate(deps, sort, read);
  // Each database gives its own; what is being moved is in two.
  const ordered = [...new Map(rows.map((row) => [row.id, row])).values()].sort(comparing(sort));
  const page = ordered.slice(0, limit);
  const last = page.at(-1);
  const isMore = ordered.length > limit && last;
  return {
    events: page.map(toEvent),
    boosted: boostedLead(
      leads.filter((event) => isUnderAll(query, event)),
      asked.now,
    ).map(toEvent),
    nextCursor: isMore ? encodeCursor({ sort, value: last.value, startsAt: last.startsAt, seq: last.seq }) : null,
    city,
    nearby,
    found: limit === 0 ? { n: 0, more: false } : found,
  };
}

/** Each database counts its own. */
const sumOf = (counts: ReadonlyArray<{ n: number }>) => counts.reduce((sum, { n }) => sum + n, 0);

const foundOf = (n: number, most = SEARCH_WINDOW): Found => ({ n: Math.min(n, most), more: n > most });

/** The index has these orders itself; one call to the database. */
async function readByDate(
  deps: ReadDeps,
  sort: Exclude<SearchSort, ValueSort>,
  { place, lead, after, limit, query }: Read,
): Promise<Hits> {
  const { slugs, reading, towns: near } = place;
  const page = hitsByDate({ ...query, slugs, sort, after, limit: limit + 1 });
  const most = query.filters.countUpTo ?? SEARCH_WINDOW;
  const count = foundHits({ ...query, slugs, limit: most + 1 });
  const [[asked], towns, leads, rows, counted = null] =
    after === null && most > 0
      ? await readTogether(deps.db, [reading, near, lead, page, count])
      : await readTogether(deps.db, [reading, near, lead, page]);
  const found = counted && foundOf(sumOf(counted), most);
  // The latest are read, and the soonest are counted.
  const isCountedElsewhere = sort === 'date-desc' && after === null;
  noteMoments(deps, isCountedElsewhere ? [] : rows, isCountedElsewhere || (after === null && rows.length > limit));
  noteLeadMoments(deps, leads);
  return { rows, leads, found, city: place.statusOf(asked), nearby: nearestFirst(towns) };
}

/** What is needed to put the window in order is read first, then the cards of the page. */
async function readByValue(deps: ReadDeps, sort: ValueSort, { place, lead, after, limit, query }: Read): Promise<Hits> {
  const { slugs, reading, towns: near } = place;
  const most = query.filters.window ?? SEARCH_WINDOW;
  const window = hitKeys({ ...query, slugs, sort, limit: most + 1 });
  const [[asked], towns, leads, keys] = await readTogether(deps.db, [reading, near, lead, window]);
  noteMoments(deps, keys, keys.length > most);
  noteLeadMoments(deps, leads);
  const compare = comparing(sort);
  const { term, filters } = query;
  const relevance = ({ title, boostRank }: HitKeys) =>
    filters.boosted && boostRank > 0 ? -boostRank : term?.isInTitle(title) ? 0 : 1;
  const ordered = keys
    .slice(0, most)
    .map((key) => (sort === 'relevance' ? { ...key, value: relevance(key) } : key))
    .sort(compare);
  const page = ordered.filter((key) => after === null || compare(key, after) > 0).slice(0, limit + 1);
  const cards = cardsOf(page.map(({ seq }) => seq));
  const bySeq = new Map((await readAll(deps.db, cards.query, cards.rows)).map((card) => [card.seq, card]));
  return {
    rows: page.flatMap((key) => {
      const card = bySeq.get(key.seq);
      return card ? [{ ...card, ...key }] : [];
    }),
    leads,
    found: after === null ? foundOf(keys.length, most) : null,
    city: place.statusOf(asked),
    nearby: nearestFirst(towns),
  };
}
