import { minuteOf, rowidOf, seqOf } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { type SQL, sql } from 'drizzle-orm';
import type { Position } from './cursor.ts';
import type { EventQuery } from './event-query.ts';
import { matchFilters, type TermMatch } from './match.ts';
import { isAtVenue } from './venue-scope.sql.ts';

const HOUR_MS = 3_600_000;
/** A day of the United States begins between three and eleven hours after that of UTC. */
const FIRST_BEGIN_MS = 3 * HOUR_MS;
const LAST_BEGIN_MS = 11 * HOUR_MS;

export interface HitsQuery {
  term: TermMatch | null;
  filters: EventQuery;
  now: Instant;
  order: 'soonest' | 'latest';
  /** Hits behind this place alone. */
  after: Position | null;
  /** Hits at most. */
  limit: number;
}

/** A part of the hits that the index has in order; the parts follow one another. */
interface Part {
  match: string[];
  where: SQL[];
}

/** The condition of places, as a common table expression that `hitsOf` and `countOf` read. */
export const placeTable = (slugs: SQL): SQL => sql`place AS MATERIALIZED (SELECT 'scopes : (' ||
  coalesce((SELECT group_concat('"|' || slug || '|"', ' OR ') FROM ${slugs}), '"|-|"') || ')' AS match)`;

/**
 * A subquery `(at)`: rowids of the search index in order, read from the index as they stand there, so that nothing is read behind
 * the last one. What is over is left out. Nothing is kept aside meanwhile: D1 counts every row of such a table once more.
 */
export function hitsOf(query: HitsQuery): SQL {
  const { limit, order } = query;
  const direction = order === 'latest' ? sql`DESC` : sql`ASC`;
  const parts = partsOf(query).map(
    (part) => sql`SELECT * FROM (${readPart(query, part)} ORDER BY s.rowid ${direction} LIMIT ${limit})`,
  );
  return sql`(${sql.join(parts, sql` UNION ALL `)} LIMIT ${limit})`;
}

/** A subquery of how many hits there are, counted up to a limit. */
export function countOf(query: Omit<HitsQuery, 'after' | 'order'>): SQL {
  const parts = partsOf({ ...query, after: null, order: 'soonest' }).map((part) => readPart(query, part));
  return sql`(SELECT count(*) FROM (${sql.join(parts, sql` UNION ALL `)} LIMIT ${query.limit}))`;
}

/** From a later day on, what began before it and lasts is read apart from the rest of the index. */
function partsOf({ term, filters, order, after }: Pick<HitsQuery, 'term' | 'filters' | 'order' | 'after'>): Part[] {
  const match = [
    ...matchFilters({ ...filters, categories: filters.categories ?? [] }),
    ...(term === null ? [] : [`(${term.anywhere})`]),
  ];
  const beyond =
    after === null ? [] : [sql`s.rowid ${order === 'latest' ? sql`<` : sql`>`} ${rowidOf(after.startsAt, after.seq)}`];
  const parts = daysOf(filters).map((days) => ({
    match: [...match, ...days.match],
    where: [...days.where, ...beyond],
  }));
  return order === 'latest' ? parts.toReversed() : parts;
}

function daysOf({ from, to }: EventQuery): Part[] {
  const until = to === undefined ? [] : [sql`s.rowid < ${rowidOf(Date.parse(to) + 24 * HOUR_MS + LAST_BEGIN_MS)}`];
  if (from === undefined) return [{ match: [], where: until }];
  const begin = rowidOf(Date.parse(from) + FIRST_BEGIN_MS);
  return [
    { match: ['scopes : "$days$"'], where: [sql`s.rowid < ${begin}`, ...until] },
    { match: [], where: [sql`s.rowid >= ${begin}`, ...until] },
  ];
}

function readPart({ filters, now }: Pick<HitsQuery, 'filters' | 'now'>, { match, where }: Part): SQL {
  const exact = exactly(filters);
  // Only what has begun can be over.
  const isToCome = sql`(${minuteOf(sql`s.rowid`)} > ${now}
    OR EXISTS (SELECT 1 FROM listing l WHERE l.event_seq = ${seqOf(sql`s.rowid`)} AND l.ends_at > ${now}))`;
  return sql`SELECT s.rowid AS at
    FROM event_search s ${exact.length === 0 ? sql`` : sql`CROSS JOIN events e ON e.seq = ${seqOf(sql`s.rowid`)}`}
    WHERE event_search MATCH (SELECT match FROM place) || ${match.map((one) => ` AND ${one}`).join('')}
      AND ${sql.join([...where, isToCome, ...exact], sql` AND `)}`;
}

/** What the index knows roughly, by the event itself. What ends before six in the morning ends on the day before. */
export function exactly({ venue, from, to, evening, area }: EventQuery): SQL[] {
  const lastDay = sql`coalesce(iif(length(e.next_end_local) > 10, date(e.next_end_local, '-6 hours'), e.next_end_local), '')`;
  return [
    ...(venue === undefined ? [] : [isAtVenue(venue)]),
    ...(area === undefined
      ? []
      : [
          sql`e.is_online = 0 AND e.longitude BETWEEN ${area.west} AND ${area.east}
            AND e.latitude BETWEEN ${area.south} AND ${area.north}`,
        ]),
    ...(from === undefined ? [] : [sql`max(substr(e.next_start_local, 1, 10), ${lastDay}) >= ${from}`]),
    ...(evening ? [sql`substr(e.next_start_local, 12, 5) >= '17:00' AND e.next_start_local >= ${from ?? ''}`] : []),
    ...(to === undefined ? [] : [sql`substr(e.next_start_local, 1, 10) <= ${to}`]),
  ];
}
