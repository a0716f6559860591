import type { SearchSort } from '@marquee/contract';
import {
  events,
  nullable,
  number,
  type Reading,
  type RowOf,
  rowsOf,
  seqOf,
  text,
  UNKNOWN_PRICE_ORDER,
} from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { type SQL, sql } from 'drizzle-orm';
import { cardColumnsOnDate, cardFields } from './card.ts';
import { countOf, countOfTerm, type HitsQuery, hitsOf, tablesOf } from './hits.sql.ts';
import { type TermMatch, textsOf } from './match.ts';

const HITS = rowsOf('events.search', { startsAt: events.nextStartsAt, endsAt: number, value: number, ...cardFields });

/** Hits `h` with their events, and their dates where they are not the next. */
const eventsOf = (hits: SQL): SQL => sql`${hits} h CROSS JOIN events e ON e.seq = ${seqOf(sql`h.at`)}
  LEFT JOIN occurrences o ON o.event_id = e.id AND o.start_local = h.date`;

const STARTS_AT = sql`coalesce(o.starts_at, e.next_starts_at)`;

/** When a hit is over at the earliest. What has not begun is not over before it begins, and costs no row. */
const endsAt = (now: Instant): SQL => sql`CASE WHEN ${STARTS_AT} > ${now} THEN ${STARTS_AT}
  ELSE coalesce((SELECT l.ends_at FROM listing l WHERE l.event_seq = e.seq LIMIT 1), 0) END AS ends_at`;

/** A hit of a search at its place: what it is put in order by, then the start. */
export type Hit = RowOf<typeof HITS>;

/** Orders that the index has itself. */
export type PlaceSort = 'date-asc' | 'date-desc';

type Asked = Pick<HitsQuery, 'text' | 'filters' | 'now' | 'limit'> & { slugs: SQL };

/** Hits by date. */
export function hitsByDate(query: Asked & Pick<HitsQuery, 'after'> & { sort: PlaceSort }): Reading<Hit> {
  const isLatest = query.sort === 'date-desc';
  return {
    query: sql`WITH ${tablesOf({ ...query, except: query.text?.exceptSeqs ? undefined : query.text?.except })}
      SELECT ${STARTS_AT} AS starts_at, ${endsAt(query.now)}, ${STARTS_AT} AS value, ${cardColumnsOnDate}
      FROM ${eventsOf(hitsOf({ ...query, order: isLatest ? 'latest' : 'soonest' }))}
      ORDER BY h.at ${isLatest ? sql`DESC` : sql`ASC`}`,
    rows: HITS,
  };
}

const FOUND = rowsOf('events.found', { n: number });

/** How many hits there are, up to a limit. */
export function foundHits(query: Asked): Reading<{ n: number }> {
  return {
    query: sql`WITH ${tablesOf({ ...query, except: query.text?.exceptSeqs ? undefined : query.text?.except })} SELECT ${countOf(query)} AS n`,
    rows: FOUND,
  };
}

/** The same of a term as it was typed and in other words. */
export function foundOfTerm(query: Omit<Asked, 'text'> & { term: TermMatch | null }): Reading<{ n: number }> {
  return {
    query: sql`WITH ${tablesOf({ ...query, except: textsOf(query.term)[1]?.except })} SELECT ${countOfTerm(query)} AS n`,
    rows: FOUND,
  };
}

export type ValueSort = Exclude<SearchSort, PlaceSort>;
export const isByValue = (sort: SearchSort): sort is ValueSort => sort in VALUES;

/** As the listing has them; whether a title has the term is seen in the title. */
const VALUES: Record<ValueSort, SQL> = {
  relevance: sql`0`,
  'price-asc': sql`e.price_order`,
  'price-desc': sql`iif(e.price_order = ${UNKNOWN_PRICE_ORDER}, -1, e.price_order)`,
  popularity: sql`e.popularity`,
};

const KEYS = rowsOf('events.search-keys', {
  seq: events.seq,
  date: nullable(text),
  startsAt: events.nextStartsAt,
  endsAt: number,
  title: events.title,
  boostRank: events.boostRank,
  value: number,
});
export type HitKeys = RowOf<typeof KEYS>;

/** The soonest hits with what they are put in order by: two rows read each. */
export function hitKeys(query: Asked & { sort: ValueSort }): Reading<HitKeys> {
  return {
    query: sql`WITH ${tablesOf({ ...query, except: query.text?.exceptSeqs ? undefined : query.text?.except })}
      SELECT e.seq, h.date, ${STARTS_AT} AS starts_at, ${endsAt(query.now)}, e.title, e.boost_rank, ${VALUES[query.sort]} AS value
      FROM ${eventsOf(hitsOf({ ...query, order: 'soonest', after: null }))}`,
    rows: KEYS,
  };
}

/** The cards of some hits. */
export function cardsOf(hits: ReadonlyArray<Pick<HitKeys, 'seq' | 'date'>>): Reading<Hit> {
  const asked = JSON.stringify(hits.map(({ seq, date }) => [seq, date]));
  return {
    query: sql`SELECT ${STARTS_AT} AS starts_at, 0 AS ends_at, 0 AS value, ${cardColumnsOnDate}
      FROM json_each(${asked}) j CROSS JOIN events e ON e.seq = j.value->>0
        LEFT JOIN occurrences o ON o.event_id = e.id AND o.start_local = j.value->>1`,
    rows: HITS,
  };
}
