import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { type Column, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { SQLiteAsyncDialect, type SQLiteTable } from 'drizzle-orm/sqlite-core';

/** A statement for `atomically`: from a query builder, or raw SQL. It runs only when committed. */
export type Statement = SQLWrapper;

const NOWHERE: Pick<D1Database, 'prepare'> = {
  prepare() {
    throw new TypeError('a statement is committed by atomically(), not awaited');
  },
};

/**
 * Builds statements without a database. A builder with a database runs when awaited, which happens by accident when an async
 * function returns one; statements built here refuse to run.
 */
export const write: Pick<ReturnType<typeof drizzle>, 'insert' | 'update' | 'delete' | 'select'> = drizzle(
  NOWHERE as D1Database,
);

/** In an upsert: the column's value in the refused row. */
export function excluded<C extends Column>(column: C): SQL<C['_']['data']> {
  return sql`excluded.${sql.identifier(column.name)}`;
}

/** A value written into the text of a statement: SQLite uses a partial index only if its condition appears literally. */
export function literal(value: string | number): SQL {
  return typeof value === 'number' ? sql.raw(String(value)) : sql.raw(`'${value.replaceAll("'", "''")}'`);
}

/** The same of several, for `inArray`. */
export function literals(...values: ReadonlyArray<string | number>): SQL {
  return sql`(${sql.join(values.map(literal), sql`, `)})`;
}

/** One set of values as one bound JSON text (docs/decisions/005-json-bound-sql.md), for `inArray`. */
export function valuesIn(values: readonly (string | number)[]): SQL {
  return sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`;
}

/**
 * Values, or rows, as one bound text, however many: a table for `from`, with their place in it. SQLite keeps the order of a cross join: with it they
 * are read first, and what is looked up for each comes after.
 */
export function given<T>(values: readonly T[]) {
  return {
    table: sql`json_each(${JSON.stringify(values)}) given`,
    value: sql<T>`given.value`,
    place: sql<number>`given.key`,
    of: <K extends keyof T & string>(key: K) => sql<T[K]>`given.value ->> ${sql.raw(`'$.${key}'`)}`,
  };
}

/** A query of the slugs of cities, in parentheses, as a table for `from`. */
export const slugTable = (slugs: SQL) => ({ table: sql`${slugs} place`, slug: sql<string>`place.slug` });

/** A table for `from` of a `reading`, or of expressions, that is read by this index: SQLite would take another one. */
export const indexed = (table: SQLiteTable, index: string): SQL => sql`${table} INDEXED BY ${sql.identifier(index)}`;

/** drizzle's own batch takes builders alone, and no raw SQL with parameters, so statements of a batch are rendered here. */
const dialect = new SQLiteAsyncDialect();

/** A statement ready for D1's own `batch`. */
export function prepared(client: D1Database, statement: Statement): D1PreparedStatement {
  const { sql: text, params } = dialect.sqlToQuery(statement.getSQL());
  return client.prepare(text).bind(...params);
}
