import type { D1Database } from '@cloudflare/workers-types';
import { type Column, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';

/** What `atomically` takes: a statement of a query builder, or one in raw SQL. Nothing happens until it is committed. */
export type Statement = SQLWrapper;

const NOWHERE: Pick<D1Database, 'prepare'> = {
  prepare() {
    throw new TypeError('a statement is committed by atomically(), not awaited');
  },
};

/**
 * Builds statements away from any database. A builder of a database runs when it is awaited, which happens by accident when an async
 * function returns one; those built here refuse.
 */
export const write: Pick<ReturnType<typeof drizzle>, 'insert' | 'update' | 'delete' | 'select'> = drizzle(
  NOWHERE as D1Database,
);

/** In an upsert: the value that the refused row had for the column. */
export function excluded<C extends Column>(column: C): SQL<C['_']['data']> {
  return sql`excluded.${sql.identifier(column.name)}`;
}

/** A value that is written into the text of a statement: a partial index is used only where its condition stands there as it is. */
export function literal(value: string | number): SQL {
  return typeof value === 'number' ? sql.raw(String(value)) : sql.raw(`'${value.replaceAll("'", "''")}'`);
}

/** One set of values as one bound JSON text (docs/decisions/005-json-bound-sql.md), for `inArray`. */
export function valuesIn(values: readonly (string | number)[]): SQL {
  return sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`;
}
