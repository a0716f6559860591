import type { Category, Sort } from '@marquee/contract';
import { type Known, listing, number, type Reading, type RowOf, rowsOf, UNKNOWN_PRICE_ORDER } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { type SQL, sql } from 'drizzle-orm';
import { cardColumns, cardFields } from './card.ts';
import type { Position } from './cursor.ts';
import { merged } from './merged.sql.ts';
import { ORDERS } from './orders.ts';

const ENTRIES = rowsOf('events.list', {
  startsAt: listing.startsAt,
  endsAt: listing.endsAt,
  value: number,
  ...cardFields,
});

/** An event of a list at its place: the sort value, then the start. */
export type Entry = RowOf<typeof ENTRIES>;

interface EntriesQuery {
  /** For a venue's list, which is short enough to be looked through. */
  within: readonly Category[];
  sort: Sort;
  limit: number;
  after: Position | null;
  now: Instant;
}

/** A range of the list in the order of an index; the parts follow one another. */
interface Part {
  value: SQL;
  where: SQL;
  order: SQL;
}

/** A number in the text: D1 takes a hundred parameters, and a statement of many lists would have more. */
const plain = (n: number): SQL => sql.raw(String(n));

/** The lists of one kind of some places: a subquery of their slugs with how many it has at most, and what a slug is followed by. */
export interface Lists {
  slugs: SQL;
  most: number;
  suffix: SQL;
}

/**
 * One more than a page of some lists together, in the order of an index: one entry and one event a row, and a few for several
 * lists (merged.sql.ts).
 */
export function entriesOf(
  { slugs, most, suffix }: Lists,
  { within, sort, limit, after, now }: EntriesQuery,
): Reading<Entry> {
  const parts = partsOf(sort, after).map(({ value, where, order }) => {
    const arms = Array.from(
      { length: most },
      (_, i) => sql`SELECT l.starts_at, l.ends_at, ${value} AS value, l.event_seq FROM listing l
        WHERE l.scope = (SELECT scopes ->> ${sql.raw(`'$[${i}]'`)} FROM place) AND l.ends_at > ${plain(now)} ${where} ${ofCategories(within)}`,
    );
    return sql`SELECT * FROM (${merged(arms, order, plain(limit + 1))})`;
  });
  return {
    query: sql`WITH place AS MATERIALIZED (SELECT json_group_array(slug || ${suffix}) AS scopes FROM ${slugs})
      SELECT p.starts_at, p.ends_at, p.value, ${cardColumns}
      FROM (${sql.join(parts, sql` UNION ALL `)} LIMIT ${limit + 1}) p CROSS JOIN events e ON e.seq = p.event_seq`,
    rows: ENTRIES,
  };
}

const startOrder = (sort: Sort): SQL =>
  sql.raw(ORDERS[sort].startDescending ? 'starts_at DESC, event_seq DESC' : 'starts_at, event_seq');

const valueOrder = (sort: Sort): SQL =>
  sql`value ${sql.raw(ORDERS[sort].descending ? 'DESC' : 'ASC')}, ${startOrder(sort)}`;

const BY_START = sql`l.starts_at`;
const BY_PRICE = sql`l.price_order`;
/** The column of the listing by which each order goes; each has an index (packages/db/src/tables/events.ts). */
const VALUES: Record<Sort, SQL> = {
  'date-asc': BY_START,
  'date-desc': BY_START,
  'price-asc': BY_PRICE,
  'price-desc': BY_PRICE,
  popularity: sql`l.popularity`,
};

/** The parts of the list after a position. By falling price there are two: known prices, then unknown ones, at the other end of the index. */
function partsOf(sort: Sort, after: Position | null): Part[] {
  // One value is left out of the order: named along with the start, it would make SQLite sort what the index has in order already.
  const value = VALUES[sort];
  if (value === BY_START) return [{ value, where: beyondStart(sort, after), order: startOrder(sort) }];
  const order = valueOrder(sort);
  if (sort !== 'price-desc') return [{ value, where: beyond(sort, value, after), order }];
  const known = {
    value: BY_PRICE,
    where: sql`AND l.price_order < ${plain(UNKNOWN_PRICE_ORDER)} ${beyond(sort, BY_PRICE, after)}`,
    order,
  };
  const isInUnknown = after !== null && after.value < 0;
  const where = sql`AND l.price_order = ${plain(UNKNOWN_PRICE_ORDER)} ${isInUnknown ? beyondStart(sort, after) : sql``}`;
  const unknown = { value: sql`-1`, where, order: startOrder(sort) };
  return isInUnknown ? [unknown] : [known, unknown];
}

function beyondStart(sort: Sort, at: Position | null): SQL {
  if (at === null) return sql``;
  return sql`AND (l.starts_at, l.event_seq) ${ORDERS[sort].startDescending ? sql`<` : sql`>`} (${at.startsAt}, ${at.seq})`;
}

/** Rows behind a position in an order by value. */
function beyond(sort: Sort, value: SQL, at: Position | null): SQL {
  if (at === null) return sql``;
  const { descending, startDescending } = ORDERS[sort];
  if (descending === startDescending) {
    const compare = descending ? sql`<` : sql`>`;
    return sql`AND (${value}, l.starts_at, l.event_seq) ${compare} (${at.value}, ${at.startsAt}, ${at.seq})`;
  }
  return sql`AND ${value} <= ${at.value}
    AND (${value} < ${at.value} OR (l.starts_at, l.event_seq) > (${at.startsAt}, ${at.seq}))`;
}

function ofCategories(categories: readonly Category[]): SQL {
  if (categories.length === 0) return sql``;
  return sql`AND EXISTS (SELECT 1 FROM events e, json_each(e.categories) c
    WHERE e.seq = l.event_seq AND c.value IN (SELECT value FROM json_each(${JSON.stringify(categories)})))`;
}

const TOTALS = rowsOf('events.total', { total: number });

export const NO_TOTAL: Known<{ total: number }> = { known: [] };

/** How many rows some lists have together, as it is kept. */
export function totalOf({ slugs, suffix }: Lists): Reading<{ total: number }> {
  return {
    query: sql`SELECT coalesce(sum(n.total), 0) AS total FROM ${slugs} place CROSS JOIN listing_counts n ON n.scope = place.slug || ${suffix}`,
    rows: TOTALS,
  };
}
