import type { Statement } from '@marquee/db';
import { sql } from 'drizzle-orm';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';

const dialect = new SQLiteAsyncDialect();

/** D1 accepts no statement over 100 KB; this leaves room for the statement around the data. */
const MAX_DATA_BYTES = 80_000;

/** A statement with its values written out as literals, for a file that wrangler sends to a database. */
export function sqlText(statement: Statement): string {
  // `inlineParams` doubles the quotes in texts; SQLite has no other escape.
  const { sql: text } = dialect.sqlToQuery(sql`${statement.getSQL()}`.inlineParams());
  return `${text.trim()};\n`;
}

/** Items in groups that each stay under the size of one statement once written as JSON inside a literal. */
export function groupsByBytes<T>(items: readonly T[], maxBytes = MAX_DATA_BYTES): T[][] {
  const groups: T[][] = [];
  let room = 0;
  for (const item of items) {
    const bytes = Buffer.byteLength(JSON.stringify(item).replaceAll("'", "''")) + 1;
    if (groups.length === 0 || bytes > room) {
      groups.push([]);
      room = maxBytes;
    }
    groups.at(-1)?.push(item);
    room -= bytes;
  }
  return groups;
}
