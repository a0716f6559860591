import { Column, type GetColumnData, is, SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type Field, fieldFor, type Reading, rowsOf, snakeCase } from './rows.ts';

type Picked = Record<string, Column | SQL | SQL.Aliased>;
type PickedRow<P extends Picked> = {
  [K in keyof P]: P[K] extends Column
    ? GetColumnData<P[K]>
    : P[K] extends SQL<infer T> | SQL.Aliased<infer T>
      ? T
      : never;
};

/**
 * A query of a builder and how its rows are read, from one list: each key names a column of the result. An expression is read as its own type says.
 * @param query its slice and name: `events.list`
 */
export function reading<P extends Picked>(
  query: string,
  picked: P,
  build: (columns: { [K in keyof P]: SQL.Aliased<PickedRow<P>[K]> }) => SQLWrapper,
): Reading<PickedRow<P>> {
  const columns: Record<string, SQL.Aliased> = {};
  const fields: Record<string, Field<unknown>> = {};
  for (const [key, value] of Object.entries(picked)) {
    columns[key] = sql`${value}`.as(snakeCase(key));
    fields[key] = is(value, Column) ? fieldFor(value) : fieldOfTerm(is(value, SQL) ? value : value.sql);
  }
  return {
    query: build(columns as Parameters<typeof build>[0]).getSQL(),
    rows: rowsOf(query, fields) as Reading<PickedRow<P>>['rows'],
  };
}

/** A column that a left join may leave empty. */
export function maybe<C extends Column>(column: C): SQL<GetColumnData<C> | null> {
  return sql<GetColumnData<C> | null>`${column}`.mapWith(column);
}

/** drizzle keeps to itself how the value of an expression is read. */
function fieldOfTerm(term: SQL): Field<unknown> {
  const { decoder } = term as unknown as { decoder: { mapFromDriverValue(value: unknown): unknown } };
  return { read: (value) => (value === null ? null : decoder.mapFromDriverValue(value)) };
}
