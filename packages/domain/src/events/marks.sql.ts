import { FACT_FILTERS, type FactKey, FILTER_KEYS } from '@marquee/contract';
import { events, literal } from '@marquee/db';
import { type SQL, sql } from 'drizzle-orm';
import { FACT_COLUMNS, markOf, STORED } from './facts.ts';

/**
 * The marks of an event for filters by facts: the condition of each filter (`FACT_FILTERS`) in SQL. `from` gives the value of a column of `events`,
 * by its name.
 */
export function marksOf(from: (name: string) => SQL): SQL {
  const marks = FILTER_KEYS.map((filter) => {
    const anyOf: ReadonlyArray<Readonly<Record<string, readonly unknown[]>>> = FACT_FILTERS[filter].anyOf;
    const ways = anyOf.map((wanted) => {
      const all = Object.entries(wanted).map(([key, values]) => isOneOf(columnOf(key, from), values));
      return sql`(${sql.join(all, sql` AND `)})`;
    });
    return sql`iif(${sql.join(ways, sql` OR `)}, ${literal(markOf(filter))}, '')`;
  });
  return sql.join(marks, sql` || `);
}

/** Never null. */
function isOneOf(column: SQL, values: readonly unknown[]): SQL {
  const each = values.map((value) => sql`${column} IS ${value === null ? sql`NULL` : literal(plain(value))}`);
  return sql`(${sql.join(each, sql` OR `)})`;
}

/** As SQLite has it. */
function plain(value: unknown): string | number {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(`a filter cannot look for ${String(value)}`);
}

/** Zero dollars are zero cents: a filter looks for no other price. */
function columnOf(key: string, from: (name: string) => SQL): SQL {
  if (key === 'priceMin') return from(events.priceMinCents.name);
  if (key === 'priceMax') return from(events.priceMaxCents.name);
  if (key === 'occurs') return from(events.occurs.name);
  const { column } = STORED[key as FactKey];
  return column ? from(FACT_COLUMNS[column].name) : sql`${from(FACT_COLUMNS.facts.name)} ->> ${sql.raw(`'$.${key}'`)}`;
}
