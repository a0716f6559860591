import { type SQL, sql } from 'drizzle-orm';

/** From four weeks on something is a part of the town, and no run that one must not miss. */
const LONG_DAYS = 28;
/** Who has fewer weeks has not come back often enough to be relied on. */
const LEAST_WEEKS = 3;
/** A run of a play: within five weeks, on three days of each. */
const RUN_DAYS = 35;
const RUN_DATES_A_WEEK = 3;
/** Open on five days of seven. */
const OPEN_DAYS = 5;
/** One comes when one likes to what is open for so long; a show has a beginning. */
const OPEN_HOURS = 4;

const day = sql.raw('substr(start_local, 1, 10)');
/** Weeks from Monday: the Julian day 0 is a Monday, at noon. */
const week = sql`CAST(julianday(${day}) + 0.5 AS INTEGER) / 7`;
const isLong = sql.raw(
  `julianday(substr(end_local, 1, 10)) - julianday(substr(start_local, 1, 10)) + 1 >= ${LONG_DAYS}`,
);
const isOpenLong = sql.raw(
  `(length(start_local) = 10 OR (julianday(end_local) - julianday(start_local)) * 24 > ${OPEN_HOURS} - 0.01)`,
);

/**
 * What of an event's dates decides how it occurs, as columns of aggregates over rows of `occurrences`: days, weeks that have one, all days in order,
 * dates that last long, and dates that one must be on time for. Cancelled dates count: a week off is no end. Without `min` or `max`, beside
 * which the other columns of the query would not be those of its row.
 */
export const occursColumns: SQL = sql`count(DISTINCT ${day}) AS days, count(DISTINCT ${week}) AS weeks,
  group_concat(${day}, ' ' ORDER BY start_local) AS all_days, total(${isLong}) AS lasting, total(NOT coalesce(${isOpenLong}, 0)) AS brief`;

const n = (value: number) => sql.raw(String(value));
const span = sql.raw('(julianday(substr(all_days, -10)) - julianday(substr(all_days, 1, 10)) + 1)');

/**
 * How an event occurs (docs/decisions/103-once-and-always.md), from those columns and what sources state; the only definition. It depends on no
 * present day, so that an event stays what it is until its dates change.
 * @param repeats how often a source says that it takes place
 */
export function occurs(repeats: SQL): SQL {
  return sql`CASE
    WHEN lasting > 0 OR (brief = 0 AND ${span} >= ${n(LONG_DAYS)} AND days * 7 >= ${n(OPEN_DAYS)} * ${span}) THEN 'always'
    WHEN ${repeats} IS NOT NULL THEN 'repeatedly'
    WHEN weeks >= ${n(LEAST_WEEKS)} AND NOT (${span} <= ${n(RUN_DAYS)} AND days >= ${n(RUN_DATES_A_WEEK)} * weeks) THEN 'repeatedly'
    ELSE 'once' END`;
}
