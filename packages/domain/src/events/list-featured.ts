import type { SearchSort } from '@marquee/contract';
import { readTogether, UNKNOWN_PRICE_ORDER } from '@marquee/db';
import { askedPlace, nearestFirst } from '../cities/index.ts';
import { ofPlace } from '../databases/index.ts';
import type { ReadDeps } from '../deps.ts';
import { toEvent } from './card.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import type { ListQuery, SearchQuery } from './event-query.ts';
import { isUnderAll } from './facts.ts';
import { type Featured, featuredOf } from './featured.sql.ts';
import { matchOf, type TermMatch } from './match.ts';
import { noteMoments } from './note-moments.ts';
import { comparing } from './orders.ts';

/** So many of a place are looked at: they are few by nature. */
const MOST = 500;

/** What is boosted or featured of a place, under all filters, in every order (docs/spec/decisions.md 16). All of it is read, then put in order. */
export async function listFeatured(given: ReadDeps, query: ListQuery | SearchQuery) {
  const deps = await ofPlace(given, query);
  const { sort, limit } = query;
  const after = query.cursor === undefined ? null : decodeCursor(query.cursor, sort);
  const place = askedPlace(query, deps.place);
  const term = 'term' in query ? matchOf(query.term, query.exact) : undefined;
  const [[asked], towns, read] = await readTogether(deps.db, [
    place.reading,
    place.towns,
    featuredOf({ slugs: place.slugs, filters: query, now: deps.clock.now(), most: MOST }),
  ] as const);
  const all = read
    .filter((event) => isUnderAll(query, event))
    .filter((event) => term === undefined || (term !== null && hasTerm(term, event)))
    .map((event) => ({ ...event, value: VALUES[sort](event, term?.isInTitle(event.title) ?? false) }))
    .sort(comparing(sort));
  noteMoments(deps, read);
  const rest = all.filter((event) => after === null || comparing(sort)(event, after) > 0);
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  const isMore = rest.length > limit && last;
  return {
    events: page.map(toEvent),
    boosted: [],
    nextCursor: isMore ? encodeCursor({ sort, value: last.value, startsAt: last.startsAt, seq: last.seq }) : null,
    city: place.statusOf(asked),
    nearby: nearestFirst(towns),
    found: after === null ? { n: all.length, more: false } : null,
  };
}

const hasTerm = (term: TermMatch, event: Featured) =>
  term.isIn(textsOf(event)) || (term.others?.isIn(textsOf(event)) ?? false);

const textsOf = ({ title, venue, categories, description }: Featured) =>
  [title, venue, categories.join(' '), description].join('\n');

/** As the listing (list-events.sql.ts) and the search (search-events.sql.ts) have them. */
const VALUES: Record<SearchSort, (event: Featured, isInTitle: boolean) => number> = {
  relevance: (_, isInTitle) => (isInTitle ? 0 : 1),
  'date-asc': ({ startsAt }) => startsAt,
  'date-desc': ({ startsAt }) => startsAt,
  'price-asc': ({ priceOrder }) => priceOrder,
  'price-desc': ({ priceOrder }) => (priceOrder === UNKNOWN_PRICE_ORDER ? -1 : priceOrder),
  popularity: ({ popularity }) => popularity,
};
