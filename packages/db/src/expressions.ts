import { is, SQL, type SQLWrapper, sql, type Table } from 'drizzle-orm';

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

/** The first that is not null. */
export const coalesce = <T = unknown>(...terms: readonly Term[]): SQL<T> => sql`coalesce(${list(terms)})`;
/** The larger of two numbers; not the aggregate. */
export const greater = (a: Term, b: Term): SQL<number> => sql`max(${a}, ${b})`;

export function either<T = unknown>(condition: SQL | undefined, then: Term, otherwise: Term): SQL<T> {
  return sql`CASE WHEN ${condition} THEN ${then} ELSE ${otherwise} END`;
}

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
