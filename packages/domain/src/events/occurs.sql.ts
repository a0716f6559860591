import { type SQL, sql } from 'drizzle-orm';

/** From four weeks on something is a part of the town, and no run that one must not miss. */
const LONG_DAYS = 28;
/** Three dates from one week to the week after the next. */
const LEAST_DATES = 3;
const LEAST_DAYS = 15;
/** A run, as of a play: within five weeks, with three dates in each. */
const RUN_DAYS = 35;
const RUN_DATES_A_WEEK = 3;
/** Open on five days of seven. */
const OPEN_DAYS = 5;
/** One comes when one likes to what is open for so long; a show has a beginning. */
const OPEN_HOURS = 4;

const raw = (text: string) => sql.raw(text);
const day = 'substr(start_local, 1, 10)';
const isLong = `julianday(substr(end_local, 1, 10)) - julianday(${day}) + 1 >= ${LONG_DAYS}`;
const isOpenLong = `(length(start_local) = 10 OR (julianday(end_local) - julianday(start_local)) * 24 > ${OPEN_HOURS} - 0.01)`;

/**
 * What of an event's dates decides how it occurs, as columns of aggregates over rows of `occurrences`: dates, those that last long, and those that one
 * must be on time for. Cancelled dates count: a week off is no end. Nothing `DISTINCT`, which D1 counts as rows read, and no `min` or `max`, beside
 * which the other columns of the query would not be those of its row.
 */
export const occursColumns: SQL = raw(
  `count(*) AS dates, total(${isLong}) AS lasting, total(NOT coalesce(${isOpenLong}, 0)) AS brief`,
);

/** The day of the last date of an event; one row of the index. */
export const lastDay = (id: SQL): SQL =>
  sql`(SELECT substr(max(start_local), 1, 10) FROM occurrences WHERE event_id = ${id})`;

/**
 * How an event occurs (docs/decisions/103-once-and-always.md), from those columns, its first day and its `last_day`, and what sources state; the only
 * definition. It depends on no present day, so that an event stays what it is until its dates change.
 * @param repeats how often a source says that it takes place
 */
export function occurs(firstDay: SQL, repeats: SQL): SQL {
  const span = sql`(julianday(last_day) - julianday(${firstDay}) + 1)`;
  const isDense = sql`dates * 7 >= ${raw(`${OPEN_DAYS}`)} * ${span}`;
  const isRun = sql`${span} <= ${raw(`${RUN_DAYS}`)} AND dates >= ${raw(`${RUN_DATES_A_WEEK}`)} * CAST((${span} + 6) / 7 AS INTEGER)`;
  return sql`CASE
    WHEN lasting > 0 OR (brief = 0 AND ${span} >= ${raw(`${LONG_DAYS}`)} AND ${isDense}) THEN 'always'
    WHEN ${repeats} IS NOT NULL THEN 'repeatedly'
    WHEN dates >= ${raw(`${LEAST_DATES}`)} AND ${span} >= ${raw(`${LEAST_DAYS}`)} AND NOT (${isRun}) THEN 'repeatedly'
    ELSE 'once' END`;
}
