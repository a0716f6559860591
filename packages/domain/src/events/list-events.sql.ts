import type { Category, Sort } from '@marquee/contract';
import { listing, number, type Reading, type RowOf, rowsOf } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { type SQL, sql } from 'drizzle-orm';
import { cardColumns, cardFields } from './card.ts';
import type { Position } from './cursor.ts';
import { ORDERS } from './orders.ts';

const ENTRIES = rowsOf('events.list', { startsAt: listing.startsAt, value: number, ...cardFields });

/** An event of a list at its place: the sort value, then the start. */
export type Entry = RowOf<typeof ENTRIES>;

const VALUES: Record<Sort, SQL> = {
  'date-asc': sql`l.starts_at`,
  'date-desc': sql`l.starts_at`,
  'price-asc': sql`l.price_cents`,
  'price-desc': sql`l.price_cents`,
  popularity: sql`l.popularity`,
};

interface EntriesQuery {
  /** For a venue's list, which is short enough to be looked through. */
  within: readonly Category[];
  sort: Sort;
  limit: number;
  after: Position | null;
  now: Instant;
}

const isByDate = (sort: Sort) => sort === 'date-asc' || sort === 'date-desc';

/** One more than a page of a scope's list, in the order of an index: one entry and one event a row. */
export function entriesOf(scope: SQL, { within, sort, limit, after, now }: EntriesQuery): Reading<Entry> {
  const { descending, startDescending } = ORDERS[sort];
  const value = VALUES[sort];
  const direction = (isDescending: boolean) => (isDescending ? sql`DESC` : sql`ASC`);
  // By date the value is the start itself: named twice, it would make SQLite sort what the index has in order already.
  const byValue = isByDate(sort) ? sql`` : sql`${value} ${direction(descending)},`;
  return {
    query: sql`SELECT l.starts_at, ${value} AS value, ${cardColumns}
      FROM listing l JOIN events e ON e.seq = l.event_seq
      WHERE l.scope = ${scope} AND l.ends_at > ${now} ${after ? beyond(sort, after) : sql``} ${ofCategories(within)}
      ORDER BY ${byValue} l.starts_at ${direction(startDescending)},
        l.event_seq ${direction(startDescending)} LIMIT ${limit + 1}`,
    rows: ENTRIES,
  };
}

/** Rows behind a position in the order of the list. */
function beyond(sort: Sort, at: Position): SQL {
  const { descending, startDescending } = ORDERS[sort];
  const value = VALUES[sort];
  if (descending === startDescending) {
    const compare = descending ? sql`<` : sql`>`;
    return isByDate(sort)
      ? sql`AND (l.starts_at, l.event_seq) ${compare} (${at.startsAt}, ${at.seq})`
      : sql`AND (${value}, l.starts_at, l.event_seq) ${compare} (${at.value}, ${at.startsAt}, ${at.seq})`;
  }
  return sql`AND ${value} <= ${at.value}
    AND (${value} < ${at.value} OR (l.starts_at, l.event_seq) > (${at.startsAt}, ${at.seq}))`;
}

const TOTALS = rowsOf('events.total', { total: number });

/** How many rows a scope's list has, as it is kept. */
export function totalOf(scope: SQL): Reading<{ total: number }> {
  return { query: sql`SELECT total FROM listing_counts WHERE scope = ${scope}`, rows: TOTALS };
}

function ofCategories(categories: readonly Category[]): SQL {
  if (categories.length === 0) return sql``;
  return sql`AND EXISTS (SELECT 1 FROM json_each(e.categories) c
    WHERE c.value IN (SELECT value FROM json_each(${JSON.stringify(categories)})))`;
}
