import type { Category, Sort } from '@marquee/contract';
import { type SQL, sql } from 'drizzle-orm';
import { readCity } from '../cities/index.ts';
import type { ReadDeps } from '../deps.ts';
import { type CardRow, cardColumns, toEvent } from './card.ts';
import { venueScope } from './count-venues.ts';
import { decodeCursor, encodeCursor, type Position } from './cursor.ts';

export interface ListQuery {
  city?: string | undefined;
  state?: string | undefined;
  categories: Category[];
  venue?: string | undefined;
  limit: number;
  sort: Sort;
  cursor?: string | undefined;
}

interface Entry extends CardRow {
  seq: number;
  starts_at: number;
  value: number;
}

/** Column, direction of the value, direction of the start. */
const ORDERS: Record<Sort, { value: SQL; descending: boolean; startDescending: boolean }> = {
  'date-asc': { value: sql`l.starts_at`, descending: false, startDescending: false },
  'date-desc': { value: sql`l.starts_at`, descending: true, startDescending: true },
  'price-asc': { value: sql`l.price_cents`, descending: false, startDescending: false },
  'price-desc': { value: sql`l.price_cents`, descending: true, startDescending: true },
  popularity: { value: sql`l.popularity`, descending: true, startDescending: false },
};

/**
 * A page of a city's coming events. Reads one index entry and one event a row (per chosen category one more entry),
 * however many are stored: `npm run bench -- list` measures it.
 */
export async function listEvents(deps: ReadDeps, query: ListQuery) {
  const after = query.cursor === undefined ? null : decodeCursor(query.cursor, query.sort);
  const { city, slug } = await readCity(deps, query);
  if (slug === null) return { events: [], nextCursor: null, city };

  const scopes = scopesOf(slug, query);
  const lists = await Promise.all(scopes.map((scope) => readEntries(deps, scope, query, after)));
  // Each list holds the first of its scope, so the first of them all are among them; an event may stand in several.
  const entries = [...new Map(lists.flat().map((entry) => [entry.seq, entry])).values()].sort(comparing(query.sort));
  const page = entries.slice(0, query.limit);
  const last = page.at(-1);
  const more = entries.length > query.limit && last;
  return {
    events: page.map(toEvent),
    nextCursor: more
      ? encodeCursor({ sort: query.sort, value: last.value, startsAt: last.starts_at, seq: last.seq })
      : null,
    city,
  };
}

/** A venue's list is short enough to be looked through for its categories. */
function scopesOf(slug: string, { venue, categories }: ListQuery): string[] {
  if (venue !== undefined) return [venueScope(slug, venue)];
  return categories.length > 0 ? categories.map((category) => `${slug}/${category}`) : [slug];
}

async function readEntries(deps: ReadDeps, scope: string, query: ListQuery, after: Position | null): Promise<Entry[]> {
  const order = ORDERS[query.sort];
  const direction = (descending: boolean) => (descending ? sql`DESC` : sql`ASC`);
  // By date the value is the start itself: named twice, it would make SQLite sort what the index has in order already.
  const byValue = isByDate(query.sort) ? sql`` : sql`${order.value} ${direction(order.descending)},`;
  return deps.db.all<Entry>(sql`SELECT l.starts_at, ${order.value} AS value, ${cardColumns}
    FROM listing l JOIN events e ON e.seq = l.event_seq
    WHERE l.scope = ${scope} AND l.ends_at > ${deps.clock.now()} ${after ? beyond(query.sort, after) : sql``}
      ${query.venue === undefined ? sql`` : ofCategories(query.categories)}
    ORDER BY ${byValue} l.starts_at ${direction(order.startDescending)},
      l.event_seq ${direction(order.startDescending)} LIMIT ${query.limit + 1}`);
}

function ofCategories(categories: readonly Category[]): SQL {
  if (categories.length === 0) return sql``;
  return sql`AND EXISTS (SELECT 1 FROM json_each(e.categories) c
    WHERE c.value IN (SELECT value FROM json_each(${JSON.stringify(categories)})))`;
}

const isByDate = (sort: Sort) => sort === 'date-asc' || sort === 'date-desc';

/** Rows behind a position in the order of the list. */
function beyond(sort: Sort, at: Position): SQL {
  const order = ORDERS[sort];
  if (order.descending === order.startDescending) {
    const compare = order.descending ? sql`<` : sql`>`;
    return isByDate(sort)
      ? sql`AND (l.starts_at, l.event_seq) ${compare} (${at.startsAt}, ${at.seq})`
      : sql`AND (${order.value}, l.starts_at, l.event_seq) ${compare} (${at.value}, ${at.startsAt}, ${at.seq})`;
  }
  return sql`AND ${order.value} <= ${at.value}
    AND (${order.value} < ${at.value} OR (l.starts_at, l.event_seq) > (${at.startsAt}, ${at.seq}))`;
}

function comparing(sort: Sort) {
  const { descending, startDescending } = ORDERS[sort];
  return (a: Entry, b: Entry) =>
    (descending ? b.value - a.value : a.value - b.value) ||
    (startDescending ? b.starts_at - a.starts_at : a.starts_at - b.starts_at) ||
    (startDescending ? b.seq - a.seq : a.seq - b.seq);
}
