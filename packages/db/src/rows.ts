import { Column, type GetColumnData, is, type SQL } from 'drizzle-orm';
import type { Database } from './database.ts';
import { prepared } from './statement.ts';

/** Reads one column of a result. Throws TypeError, with the expected type, for an invalid value. */
export interface Field<T> {
  read(value: unknown): T;
}

/** The columns of a result by name: a column of a table, or a field for a computed value. `startsAt` reads `starts_at`. */
export type Fields = Record<string, Column | Field<unknown>>;

type Value<F> = F extends Column ? GetColumnData<F> : F extends Field<infer T> ? T : never;
type Row<F extends Fields> = { [K in keyof F]: Value<F[K]> };

/** How the rows of a query are read; errors contain its name. */
export interface RowReader<R> {
  query: string;
  read(row: Record<string, unknown>): R;
}

/** The row type of a reader. */
export type RowOf<T> = T extends RowReader<infer R> ? R : never;

export const text: Field<string> = fieldOf('a text', (value) => typeof value === 'string');
export const number: Field<number> = fieldOf('a number', (value) => typeof value === 'number');
/** SQLite's boolean: 0 or 1. */
export const flag: Field<boolean> = {
  read(value) {
    if (value === 0 || value === 1) return value === 1;
    throw new TypeError('0 or 1');
  },
};

export function nullable<F extends Column | Field<unknown>>(field: F): Field<Value<F> | null> {
  const inner = fieldFor(field);
  return { read: (value) => (value === null ? null : (inner.read(value) as Value<F>)) };
}

/** Defines how the rows of a query are read; `query` is its slice and name: `events.list`. */
export function rowsOf<F extends Fields>(query: string, fields: F): RowReader<Row<F>> {
  const columns = Object.entries(fields).map(([key, field]) => ({ key, name: snakeCase(key), field: fieldFor(field) }));
  return {
    query,
    read(row) {
      const result: Record<string, unknown> = {};
      for (const { key, name, field } of columns) {
        try {
          result[key] = field.read(row[name]);
        } catch (error) {
          throw new BadRow(query, name, error);
        }
      }
      return result as Row<F>;
    },
  };
}

/** A query returned an unexpected row: the statement is wrong, or the table changed. */
export class BadRow extends Error {
  override name = 'BadRow';
  constructor(query: string, column: string, cause: unknown) {
    const expected = cause instanceof Error ? cause.message : String(cause);
    super(`the query ${query} gave no ${column} that can be read: ${expected} was expected`, { cause });
  }
}

/** Runs raw SQL and reads each row once. Throws BadRow. */
export async function readAll<R>(db: Database, query: SQL, rows: RowReader<R>): Promise<R[]> {
  const found = await db.all<Record<string, unknown>>(query);
  return found.map((row) => rows.read(row));
}

/** A query in raw SQL and how its rows are read. */
export interface Reading<R> {
  query: SQL;
  rows: RowReader<R>;
}

/** Rows that need no query. */
export interface Known<R> {
  known: R[];
}

/** Runs several queries in one call to the database, on one state of it; no call where all is known. Throws BadRow. */
export async function readTogether<T extends readonly unknown[]>(
  db: Database,
  readings: { readonly [I in keyof T]: Reading<T[I]> | Known<T[I]> },
): Promise<{ [I in keyof T]: Array<T[I]> }> {
  const all: ReadonlyArray<Reading<unknown> | Known<unknown>> = readings;
  const asked = all.flatMap((one) => ('query' in one ? [prepared(db.$client, one.query)] : []));
  const answers = asked.length === 0 ? [] : await db.$client.batch<Record<string, unknown>>(asked);
  const answered = answers.values();
  return all.map((one) =>
    'known' in one ? one.known : (answered.next().value?.results ?? []).map((row) => one.rows.read(row)),
  ) as {
    [I in keyof T]: Array<T[I]>;
  };
}

/** Runs one query. Throws BadRow. */
export const readRows = <R>(db: Database, { query, rows }: Reading<R>): Promise<R[]> => readAll(db, query, rows);

/** The first row alone. Throws BadRow. */
export async function readFirst<R>(db: Database, query: SQL, rows: RowReader<R>): Promise<R | undefined> {
  const [row] = await db.all<Record<string, unknown>>(query);
  return row && rows.read(row);
}

function fieldOf<T>(expected: string, isIt: (value: unknown) => boolean): Field<T> {
  return {
    read(value) {
      if (isIt(value)) return value as T;
      throw new TypeError(expected);
    },
  };
}

export function fieldFor(field: Column | Field<unknown>): Field<unknown> {
  return is(field, Column) ? columnField(field) : field;
}

/** The stored type of each kind of column; one of our own types is stored as text. */
const STORED: Record<string, Field<unknown>> = { string: text, number, boolean: flag, json: text, custom: text };

function columnField(column: Column): Field<unknown> {
  const stored = STORED[column.dataType];
  if (!stored) throw new RangeError(`columns of ${column.dataType} cannot be read`);
  const allowed = column.enumValues && new Set<unknown>(column.enumValues);
  const isMapped = column.dataType === 'json' || column.dataType === 'custom';
  const field: Field<unknown> = {
    read(value) {
      const read = stored.read(value);
      if (allowed && !allowed.has(read)) throw new TypeError([...allowed].join(' or '));
      return isMapped ? column.mapFromDriverValue(read) : read;
    },
  };
  return column.notNull ? field : nullable(field);
}

/** `startsAt` as the name of a column: `starts_at`. */
export function snakeCase(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
