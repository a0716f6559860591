import { literal, minuteOf, rowidOf, seqOf } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { type SQL, sql } from 'drizzle-orm';
import type { Position } from './cursor.ts';
import type { EventQuery } from './event-query.ts';
import { matchFilters, type TermMatch, type TextMatch, textsOf } from './match.ts';
import { isAtVenue } from './venue-scope.sql.ts';

const HOUR_MS = 3_600_000;
/** A day of the United States begins between three and eleven hours after that of UTC. */
const FIRST_BEGIN_MS = 3 * HOUR_MS;
const LAST_BEGIN_MS = 11 * HOUR_MS;

/** With so many hits of a term as it was typed, what says the same in other words is not looked for: they fill a page. */
export const ENOUGH_HITS = 50;

export interface HitsQuery {
  text: TextMatch | null;
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

/** The condition of places in either index, as a common table expression that `hitsOf` and `countOf` read. */
export const placeTable = (slugs: SQL): SQL => sql`place AS MATERIALIZED (SELECT
  'scopes : (' || coalesce(group_concat('"|' || slug || '|"', ' OR '), '"|-|"') || ')' AS letters,
  'scopes : (' || coalesce(group_concat('"' || replace(slug, '-', '0') || '"', ' OR '), '"-"') || ')' AS words FROM ${slugs})`;

/** The same, and the hits of a term as it was typed, up to enough of them, which are none in other words. */
export function tablesOf({ slugs, except, ...query }: TableQuery): SQL {
  if (!except) return placeTable(slugs);
  const typed = hitsOf({ ...query, text: except, order: 'soonest', after: null, limit: ENOUGH_HITS });
  return sql`${placeTable(slugs)}, typed AS MATERIALIZED (SELECT at FROM ${typed})`;
}

interface TableQuery extends Pick<HitsQuery, 'filters' | 'now'> {
  slugs: SQL;
  except: TextMatch | undefined;
}

/**
 * A subquery `(at)`: rowids of the search index in order, read from the index as they stand there, so that nothing is read behind
 * the last one. What is over is left out. Nothing is kept aside meanwhile: D1 counts every row of such a table once more.
 */
export function hitsOf(query: HitsQuery): SQL {
  const { limit, order } = query;
  const direction = order === 'latest' ? sql`DESC` : sql`ASC`;
  const parts = partsOf(query).map(
    (part) => sql`SELECT * FROM (${readPart(query, part)} ORDER BY s.rowid ${direction} LIMIT ${literal(limit)})`,
  );
  return sql`(${sql.join(parts, sql` UNION ALL `)} LIMIT ${literal(limit)})`;
}

/** A subquery of how many hits there are, counted up to a limit. */
export const countOf = (query: Omit<HitsQuery, 'after' | 'order'>): SQL =>
  sql`(SELECT count(*) FROM ${unordered(query)})`;

/** The same in any order, for counts. */
function unordered(query: Omit<HitsQuery, 'after' | 'order'>): SQL {
  const parts = partsOf({ ...query, after: null, order: 'soonest' }).map((part) => readPart(query, part));
  return sql`(${sql.join(parts, sql` UNION ALL `)} LIMIT ${literal(query.limit)})`;
}

type TermQuery = Pick<HitsQuery, 'filters' | 'now' | 'limit'> & { term: TermMatch | null };

/** How many hits a term has, in other words too where it has few as it was typed. With `tablesOf`. */
export function countOfTerm({ term, ...query }: TermQuery): SQL {
  const [typed = null, other] = textsOf(term);
  const n = countOf({ ...query, text: typed });
  return other ? sql`(${n} + iif(${IS_FEW}, ${countOf({ ...query, text: other })}, 0))` : n;
}

const IS_FEW = sql`(SELECT count(*) FROM typed) < ${literal(ENOUGH_HITS)}`;

/** From a later day on, what began before it and lasts is read apart from the rest of the index. */
function partsOf({ text, filters, order, after }: Pick<HitsQuery, 'text' | 'filters' | 'order' | 'after'>): Part[] {
  const { area, ...others } = filters;
  const match = [
    // The index of words has no cells of the map; each of its hits is compared with the area.
    ...matchFilters({ ...others, ...(text?.index === 'words' ? {} : { area }), categories: filters.categories ?? [] }),
    ...(text === null ? [] : [`(${text.match})`]),
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

/** Numbers stand in the text of the statement: D1 takes a hundred parameters. */
function readPart({ text, filters, now }: Pick<HitsQuery, 'text' | 'filters' | 'now'>, { match, where }: Part): SQL {
  const exact = exactly(filters);
  const index = text?.index === 'words' ? sql`event_search_words` : sql`event_search`;
  const place = text?.index === 'words' ? sql`words` : sql`letters`;
  // Only what has begun can be over.
  const isToCome = sql`(${minuteOf(sql`s.rowid`)} > ${literal(now)}
    OR EXISTS (SELECT 1 FROM listing l WHERE l.event_seq = ${seqOf(sql`s.rowid`)} AND l.ends_at > ${literal(now)}))`;
  const isOther = text?.exceptSeqs
    ? [sql`${seqOf(sql`s.rowid`)} NOT IN (${sql.join(text.exceptSeqs.map(literal), sql`, `)})`]
    : text?.except
      ? [sql`s.rowid NOT IN (SELECT at FROM typed)`]
      : [];
  return sql`SELECT s.rowid AS at
    FROM ${index} s ${exact.length === 0 ? sql`` : sql`CROSS JOIN events e ON e.seq = ${seqOf(sql`s.rowid`)}`}
    WHERE ${index} MATCH (SELECT ${place} FROM place) || ${match.map((one) => ` AND ${one}`).join('')}
      AND ${sql.join([...where, isToCome, ...exact, ...isOther], sql` AND `)}`;
}

/** What the index knows roughly, by the event itself. What ends before six in the morning ends on the day before. */
export function exactly({ venue, from, to, evening, area }: EventQuery): SQL[] {
  const lastDay = sql`coalesce(iif(length(e.next_end_local) > 10, date(e.next_end_local, '-6 hours'), e.next_end_local), '')`;
  return [
    ...(venue === undefined ? [] : [isAtVenue(venue)]),
    ...(area === undefined
      ? []
      : [
          sql`e.is_online = 0 AND e.longitude BETWEEN ${literal(area.west)} AND ${literal(area.east)}
            AND e.latitude BETWEEN ${literal(area.south)} AND ${literal(area.north)}`,
        ]),
    ...(from === undefined ? [] : [sql`max(substr(e.next_start_local, 1, 10), ${lastDay}) >= ${from}`]),
    ...(evening ? [sql`substr(e.next_start_local, 12, 5) >= '17:00' AND e.next_start_local >= ${from ?? ''}`] : []),
    ...(to === undefined ? [] : [sql`substr(e.next_start_local, 1, 10) <= ${to}`]),
  ];
}
