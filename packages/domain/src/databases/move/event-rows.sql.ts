import { cityDays, eventDays, eventHours, events, listing, rowsAs, type Statement, valuesIn } from '@marquee/db';
import { type Column, type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

/** Deletes rows of whatever table: a move takes along what every slice has of an event. */
export function gone(table: SQLiteTable, column: Column, values: SQL): Statement {
  return sql`DELETE FROM ${table} WHERE ${column} IN ${values}`;
}

/** Lists events under the numbers that this database gave them. */
export function listed(rows: ReadonlyArray<Record<string, unknown>>, table: SQLiteTable = listing): Statement {
  return sql`INSERT INTO ${table} (scope, starts_at, event_seq, ends_at, price_order, popularity)
    SELECT r.value ->> 'scope', r.value ->> 'startsAt', e.seq, r.value ->> 'endsAt', r.value ->> 'priceOrder', r.value ->> 'popularity'
    FROM ${rowsAs('r', rows)} CROSS JOIN events e ON e.id = r.value ->> 'id'`;
}

/** Triggers count an event that is inserted as added on the day when it came; the database that it comes from has counted it. */
export function countedElsewhere(ids: readonly string[]): Statement[] {
  const each = (keys: SQL) =>
    sql`(SELECT ${keys}, count(*) AS n FROM ${events} WHERE id IN ${valuesIn(ids)} GROUP BY ${sql.raw('1, 2')})`;
  const less = (table: SQLiteTable, keys: SQL, isIt: SQL): Statement =>
    sql`UPDATE ${table} SET added = added - x.n FROM ${each(keys)} x WHERE ${isIt}`;
  return [
    less(eventDays, sql`created_at / 86400000 AS at, '' AS city`, sql`day = x.at`),
    less(eventHours, sql`created_at / 3600000 AS at, '' AS city`, sql`hour = x.at`),
    less(cityDays, sql`created_at / 86400000 AS at, city_slug AS city`, sql`day = x.at AND city_slug = x.city`),
  ];
}
