import { type SQL, sql } from 'drizzle-orm';
import { literal } from './statement.ts';

/*
 * The rowid of the search index: minutes since 1970 above, events.seq below (docs/decisions/016-search.md). The triggers that write it
 * say the same in SQL (migrations/0001). It has up to 63 bits, more than a number of JavaScript holds, so SQLite computes it.
 */

const SEQ_BITS = 36;
const SEQ_MASK = 2 ** SEQ_BITS - 1;
const LAST_MINUTE = 2 ** (63 - SEQ_BITS) - 1;
const MINUTE_MS = 60_000;

/** The rowid of an event that starts at an instant; without `seq` a rowid that is not behind any of that minute. */
export function rowidOf(startsAt: number, seq = 0): SQL {
  const minute = Math.min(Math.max(Math.floor(startsAt / MINUTE_MS), 0), LAST_MINUTE);
  return sql`((${literal(minute)} << ${literal(SEQ_BITS)}) | ${literal(seq)})`;
}

/** The same of columns. */
export const rowidOn = (startsAt: SQL, seq: SQL): SQL =>
  sql`((min(${startsAt} / ${sql.raw(String(MINUTE_MS))}, ${sql.raw(String(LAST_MINUTE))}) << ${sql.raw(String(SEQ_BITS))}) | ${seq})`;

/** `events.seq` of a rowid of the search index. */
export const seqOf = (rowid: SQL): SQL => sql`(${rowid} & ${sql.raw(String(SEQ_MASK))})`;

/** The instant at which the minute of a rowid begins. */
export const minuteOf = (rowid: SQL): SQL =>
  sql`((${rowid} >> ${sql.raw(String(SEQ_BITS))}) * ${sql.raw(String(MINUTE_MS))})`;
