import { type Column, getTableColumns, is, SQL, type SQLWrapper, sql, type Table } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { snakeCase } from './rows.ts';

/** What drizzle has no operator for, each once: columns, values and conditions in arithmetic, choices and comparisons of several columns. */
type Term = SQLWrapper | string | number | null;

const list = (terms: readonly Term[]): SQL =>
  sql.join(
    terms.map((term) => sql`${term}`),
    sql`, `,
  );

/** A condition counts as 1 or 0. */
const summand = (term: Term): SQL => (is(term, SQL) ? sql`(${term})` : sql`${term}`);

export const plus = (term: Term, by: Term): SQL<number> => sql`${summand(term)} + ${summand(by)}`;
export const minus = (term: Term, by: Term): SQL<number> => sql`${summand(term)} - ${summand(by)}`;
/** A product; it has a fraction if a factor has one. */
export const times = (term: Term, by: Term): SQL<number> => sql`${summand(term)} * ${summand(by)}`;

/** A quotient with its fraction. */
export const over = (term: Term, by: Term): SQL<number> => sql`${summand(term)} * 1.0 / ${summand(by)}`;
export const modulo = (term: Term, by: number): SQL<number> => sql`${summand(term)} % ${by}`;

/** The first that is not null. */
export const coalesce = <T = unknown>(...terms: readonly Term[]): SQL<T> => sql`coalesce(${list(terms)})`;
/** The largest of some numbers; not the aggregate. */
export const greater = (...terms: readonly Term[]): SQL<number> => sql`max(${list(terms)})`;
/** The smaller of two numbers; not the aggregate. */
export const lesser = (a: Term, b: Term): SQL<number> => sql`min(${a}, ${b})`;
/** A number without its fraction. */
export const whole = (term: Term): SQL<number> => sql`CAST(${term} AS INTEGER)`;

export function either<T = unknown>(condition: SQL | undefined, then: Term, otherwise: Term): SQL<T> {
  return sql`CASE WHEN ${condition} THEN ${then} ELSE ${otherwise} END`;
}

/** A text without spaces before and behind it. */
export const trimmed = (text: Term): SQL<string> => sql<string>`trim(${text})`;
/** A text in small letters. */
export const lowered = (text: Term): SQL<string> => sql<string>`lower(${text})`;
/** Some characters of a text, from the first one. */
export const beginning = (text: Term, length: number): SQL<string> =>
  sql<string>`substr(${text}, 1, ${sql.raw(String(length))})`;
/** A text without its first characters. */
export const behind = (text: Term, length: Term): SQL<string> => sql<string>`substr(${text}, ${length} + 1)`;
/** Whether a text holds another one. */
export const holds = (text: Term, part: Term): SQL => sql`instr(${text}, ${part}) > 0`;
/** A text with other parts in the place of some. */
export const replaced = (text: Term, part: string, by: string): SQL<string> =>
  sql<string>`replace(${text}, ${part}, ${by})`;
/** The characters of a text. */
export const lengthOf = (text: Term): SQL<number> => sql`length(${text})`;
/** Texts one behind the other. */
export const joined = (...texts: readonly Term[]): SQL<string> =>
  sql.join(
    texts.map((text) => sql`${text}`),
    sql` || `,
  ) as SQL<string>;

/** Several columns as one, for `eq` and `inArray`. */
export const tuple = (...terms: readonly Term[]): SQL => sql`(${list(terms)})`;
/** A page begins behind the last row of the one before: the columns of the order, and what that row has there. */
export const isAfter = (columns: readonly Term[], place: readonly Term[]): SQL =>
  sql`${tuple(...columns)} > ${tuple(...place)}`;
/** The same in falling order. */
export const isBefore = (columns: readonly Term[], place: readonly Term[]): SQL =>
  sql`${tuple(...columns)} < ${tuple(...place)}`;

/** The order in which rows were stored. */
export const rowOrder = (table: Table): SQL<number> => sql`${table}.rowid`.mapWith(Number);

/** A value where a column may stand. */
export const bound = <T extends string | number | null>(value: T): SQL<T> => sql<T>`${value}`;
/** A column under another name, where two columns of a query have the same. */
export const named = <C extends Column>(column: C, name: string): SQL.Aliased<C['_']['data']> =>
  sql<C['_']['data']>`${column}`.as(name);
/** The one value that a statement gives; null if it gives no row. */
export const scalar = <T = unknown>(statement: SQLWrapper): SQL<T> => sql<T>`${statement}`;
/** The sum of a column or an expression; 0 without rows. */
export const totalOf = (term: SQLWrapper): SQL<number> => sql`coalesce(sum(${summand(term)}), 0)`.mapWith(Number);
/** How many of the rows meet a condition: an aggregate. */
export const countIf = (condition: SQL | undefined): SQL<number> =>
  sql`count(CASE WHEN ${condition} THEN 1 END)`.mapWith(Number);
/** How many rows a statement gives: one with a limit is counted up to it. */
export const countOf = (statement: SQLWrapper): SQL<number> => sql`(SELECT count(*) FROM ${statement})`.mapWith(Number);
/** A row's place, from one, in the order of the rows that have the same terms. */
export const placeWithin = (same: readonly Term[], order: readonly Term[]): SQL<number> =>
  sql`row_number() OVER (PARTITION BY ${list(same)} ORDER BY ${list(order)})`.mapWith(Number);
/** How many rows there are before the limit, in each row. */
export const countOfAll: SQL<number> = sql`count(*) OVER ()`.mapWith(Number);
/** Whether two values are the same; null is the same as null. */
export const isSame = (a: Term, b: Term): SQL<boolean> => sql`(${a} IS ${b})`.mapWith(Boolean);
/** A condition as a figure. */
export const truthOf = (condition: SQL | undefined): SQL<boolean> => sql`${condition}`.mapWith(Boolean);
/** The text that a JSON column has at a path, such as `$.host`. */
export const inJson = (column: Column, path: string): SQL<string | null> =>
  sql<string | null>`${column} ->> ${sql.raw(`'${path}'`)}`;

/** Figures of several tables in one call: a query of one row, read by `rowsOf` with the same keys. */
export function figures(values: Readonly<Record<string, SQLWrapper | undefined>>): SQL {
  const columns = Object.entries(values).map(([key, value]) => sql`${value} AS ${sql.identifier(snakeCase(key))}`);
  return sql`SELECT ${sql.join(columns, sql`, `)}`;
}

/** A row for `write.insert(table).select(…)` that is there only under a condition, in the same statement. It has a value for each column. */
export function rowIf<T extends SQLiteTable>(
  table: T,
  row: { [K in keyof T['$inferInsert']]-?: T['$inferInsert'][K] | SQL },
  condition: SQL | undefined,
): SQL {
  const columns = Object.entries(getTableColumns(table) as Record<string, Column>);
  const values = columns.map(([key, column]) => {
    const value: unknown = (row as Record<string, unknown>)[key];
    return value === null || is(value, SQL) ? sql`${value}` : sql`${sql.param(value, column)}`;
  });
  return sql`SELECT ${sql.join(values, sql`, `)} WHERE ${condition}`;
}
