import { and, asc, gte, lt, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { joined } from './expressions.ts';
import { write } from './statement.ts';

/** Whether a text begins with another one: a range of its index. */
export const begins = (text: SQLWrapper, beginning: string | SQL): SQL | undefined =>
  and(gte(text, beginning), lt(text, joined(beginning, '\u{10ffff}')));

/** Ids of the first rows whose key begins with a text, by the index of the key: a part of a union. */
export function firstBegun(id: SQLiteColumn, key: SQLWrapper, beginning: string, most: number) {
  const begun = write
    .select({ id })
    .from(id.table)
    .where(begins(key, beginning))
    .orderBy(asc(key))
    .limit(most)
    .as('begun');
  return write.select({ id: begun.id }).from(begun);
}
