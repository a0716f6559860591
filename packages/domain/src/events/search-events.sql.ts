import type { SearchSort } from '@marquee/contract';
import { events, number, type Reading, type RowOf, rowsOf, seqOf, UNKNOWN_PRICE_ORDER } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { type SQL, sql } from 'drizzle-orm';
import { cardColumns, cardFields } from './card.ts';
import { countOf, countOfTerm, type HitsQuery, hitsOf, tablesOf } from './hits.sql.ts';
import { type TermMatch, textsOf } from './match.ts';

const HITS = rowsOf('events.search', { startsAt: events.nextStartsAt, endsAt: number, value: number, ...cardFields });

/** When a hit is over at the earliest. What has not begun is not over before it begins, and costs no row. */
const endsAt = (now: Instant): SQL => sql`CASE WHEN e.next_starts_at > ${now} THEN e.next_starts_at
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
      SELECT e.next_starts_at AS starts_at, ${endsAt(query.now)}, e.next_starts_at AS value, ${cardColumns}
      FROM ${hitsOf({ ...query, order: isLatest ? 'latest' : 'soonest' })} h CROSS JOIN events e ON e.seq = ${seqOf(sql`h.at`)}
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
      SELECT e.seq, e.next_starts_at AS starts_at, ${endsAt(query.now)}, e.title, e.boost_rank, ${VALUES[query.sort]} AS value
      FROM ${hitsOf({ ...query, order: 'soonest', after: null })} h CROSS JOIN events e ON e.seq = ${seqOf(sql`h.at`)}`,
    rows: KEYS,
  };
}

/** The cards of some events. */
export function cardsOf(seqs: readonly number[]): Reading<Hit> {
  return {
    query: sql`SELECT e.next_starts_at AS starts_at, 0 AS ends_at, 0 AS value, ${cardColumns}
      FROM json_each(${JSON.stringify(seqs)}) j CROSS JOIN events e ON e.seq = j.value`,
    rows: HITS,
  };
}
