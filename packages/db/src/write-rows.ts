import { type Column, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { excluded, literal, type Statement } from './statement.ts';

type Insert<T extends SQLiteTable> = T['$inferInsert'];

/** The columns of a table that rows have values for, by their keys; every row has the same. */
function columnsIn(table: SQLiteTable, row: object): Array<readonly [string, Column]> {
  const columns = getTableColumns(table) as Record<string, Column>;
  return Object.keys(row).map((key) => {
    const column = columns[key];
    if (!column) throw new RangeError(`the table has no column ${key}`);
    return [key, column];
  });
}

/** A column's value in a row of `json_each`, named `row`. */
function valueIn(row: string, key: string, column: Column): SQL {
  const path = (arrow: '->' | '->>') => sql.raw(`${row}.value ${arrow} '$.${key}'`);
  if (column.dataType !== 'json') return path('->>');
  return column.notNull ? path('->') : sql`iif(${path('->>')} IS NULL, NULL, ${path('->')})`;
}

/** Rows as one bound text, however many: a set that is read as the table of `valueIn`. */
export const rowsAs = (row: string, rows: readonly object[]): SQL =>
  sql`json_each(${JSON.stringify(rows)}) ${sql.raw(row)}`;

/** Groups of rows: a bound text stays well under D1's 2 MB. */
export const chunksOf = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));

type Keys<T extends SQLiteTable> = ReadonlyArray<keyof Insert<T> & string>;

/** What a row that is there takes: every value but those of the key and of `keep`, and what is computed. */
interface Taking<T extends SQLiteTable> {
  key: Keys<T>;
  keep?: Keys<T>;
  /** If nothing else differs, it stays. */
  minor?: Keys<T>;
  computed?: Partial<Record<keyof Insert<T>, SQL>>;
}

/**
 * Inserts rows in one statement that binds one value (docs/decisions/005-json-bound-sql.md). Rows that are there stay, or take values. All rows have
 * the same keys; values are JSON's.
 * @param where a condition of a row, by its values
 */
export function insertRows<T extends SQLiteTable>(
  table: T,
  rows: readonly Insert<T>[],
  ifThere?: 'stay' | Taking<T>,
  where: (value: (key: keyof Insert<T> & string) => SQL) => SQL | undefined = () => literal(1),
): Statement {
  if (rows.length === 0) return sql`SELECT 0`;
  const columns = columnsIn(table, rows[0] ?? {});
  const names = (some: typeof columns) =>
    sql.join(
      some.map(([, { name }]) => sql.identifier(name)),
      sql`, `,
    );
  const values = columns.map(([key, column]) => valueIn('r', key, column));
  const partOf = (key: string) => sql.raw(`r.value ->> '$.${key}'`);
  const insert = sql`INSERT INTO ${table} (${names(columns)}) SELECT ${sql.join(values, sql`, `)} FROM ${rowsAs('r', rows)} WHERE ${where(partOf)}`;
  if (!ifThere) return insert;
  if (ifThere === 'stay') return sql`${insert} ON CONFLICT DO NOTHING`;
  const { key, keep = [], minor, computed = {} }: Taking<SQLiteTable> = ifThere;
  const taken = columns.filter(([name]) => !key.includes(name) && !keep.includes(name) && !(name in computed));
  const sets = [
    ...taken.map(([, column]) => [column, excluded(column)] as const),
    ...columnsIn(table, computed).map(([name, column]) => [column, computed[name]] as const),
  ].map(([column, value]) => sql`${sql.identifier(column.name)} = ${value}`);
  const differs = taken
    .filter(([name]) => minor && !minor.includes(name))
    .map(([, column]) => sql`${column} IS NOT ${excluded(column)}`);
  return sql`${insert} ON CONFLICT (${names(columns.filter(([name]) => key.includes(name)))}) DO UPDATE SET ${sql.join(sets, sql`, `)}
    ${differs.length > 0 ? sql`WHERE ${sql.join(differs, sql` OR `)}` : sql``}`;
}

/**
 * Updates rows by their key in as few statements as there are sets of columns, so that no index is written whose columns stay as they are. Rows have
 * the key and the columns that change; a function gives further columns, computed, for a set of columns.
 */
export function updateRows<T extends SQLiteTable>(
  table: T,
  key: ReadonlyArray<keyof Insert<T> & string>,
  rows: ReadonlyArray<{ [K in keyof Insert<T>]?: Insert<T>[K] }>,
  further: (columns: ReadonlySet<string>) => Partial<Record<keyof Insert<T>, SQL>> = () => ({}),
): Statement[] {
  const names = getTableColumns(table) as Record<string, Column>;
  const byColumns = Map.groupBy(rows, (row) => Object.keys(row).sort().join());
  return [...byColumns.values()].map((some) => {
    const columns = columnsIn(table, some[0] ?? {});
    const isKey = (name: string) => (key as readonly string[]).includes(name);
    const changed = columns.filter(([name]) => !isKey(name));
    const computed: Partial<Record<string, SQL>> = further(new Set(changed.map(([name]) => name)));
    const set = (name: string, value: SQL) => sql`${sql.identifier(names[name]?.name ?? name)} = ${value}`;
    const sets = [
      ...changed.map(([name, column]) => set(name, valueIn('r', name, column))),
      ...Object.entries(computed).flatMap(([name, value]) => (value ? [set(name, value)] : [])),
    ];
    const isIt = columns
      .filter(([name]) => isKey(name))
      .map(([name, column]) => sql`${column} = ${valueIn('r', name, column)}`);
    return sql`UPDATE ${table} SET ${sql.join(sets, sql`, `)} FROM ${rowsAs('r', some)} WHERE ${sql.join(isIt, sql` AND `)}`;
  });
}
