import { literal, minuteOf, rowidOf, rowidOn, seqOf } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { type SQL, sql } from 'drizzle-orm';
import type { Position } from './cursor.ts';
import { dayMarks } from './day-marks.ts';
import type { EventQuery } from './event-query.ts';
import { matchFilters, type TermMatch, type TextMatch, textsOf } from './match.ts';
import { merged } from './merged.sql.ts';
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

/** A condition on the index, and on its rows. */
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
 * A subquery `(at, date)`: rowids of the search index in order, read from the index as they stand there, so that nothing is read behind
 * the last one. What is over is left out. Nothing is kept aside meanwhile: D1 counts every row of such a table once more. From a day on, a
 * repeating event whose next showing is before it has the rowid of its first date from then on, and that date's start as `date`, else null.
 */
export function hitsOf(query: HitsQuery): SQL {
  const limit = literal(query.limit);
  const direction = query.order === 'latest' ? sql`DESC` : sql`ASC`;
  const { lasting, begun, later } = readsOf(query);
  const inOrder = (read: SQL) => sql`SELECT * FROM (${read} ORDER BY at ${direction} LIMIT ${limit})`;
  const coming =
    later === null ? inOrder(begun) : sql`SELECT * FROM (${merged([begun, later], sql`at ${direction}`, limit)})`;
  const parts = lasting === null ? [coming] : [inOrder(lasting), coming];
  return sql`(${sql.join(query.order === 'latest' ? parts.toReversed() : parts, sql` UNION ALL `)} LIMIT ${limit})`;
}

/** A subquery of how many hits there are, counted up to a limit. */
export const countOf = (query: Omit<HitsQuery, 'after' | 'order'>): SQL =>
  sql`(SELECT count(*) FROM ${unordered(query)})`;

/** The same in any order, for counts. */
function unordered(query: Omit<HitsQuery, 'after' | 'order'>): SQL {
  const { lasting, begun, later } = readsOf({ ...query, after: null, order: 'soonest' });
  const reads = [lasting, begun, later].filter((read) => read !== null);
  return sql`(${sql.join(reads, sql` UNION ALL `)} LIMIT ${literal(query.limit)})`;
}

type TermQuery = Pick<HitsQuery, 'filters' | 'now' | 'limit'> & { term: TermMatch | null };

/** How many hits a term has, in other words too where it has few as it was typed. With `tablesOf`. */
export function countOfTerm({ term, ...query }: TermQuery): SQL {
  const [typed = null, other] = textsOf(term);
  const n = countOf({ ...query, text: typed });
  return other ? sql`(${n} + iif(${IS_FEW}, ${countOf({ ...query, text: other })}, 0))` : n;
}

const IS_FEW = sql`(SELECT count(*) FROM typed) < ${literal(ENOUGH_HITS)}`;

interface Reads {
  /** What began before the first day asked for and lasts: it is before all others. */
  lasting: SQL | null;
  begun: SQL;
  /** What repeats, and has been or will be on before that day, too. */
  later: SQL | null;
}

function readsOf(query: Pick<HitsQuery, 'text' | 'filters' | 'now' | 'order' | 'after'>): Reads {
  const { text, filters, order, after } = query;
  const { area, from, to, evening, ...others } = filters;
  const match = [
    // The index of words has no cells of the map; each of its hits is compared with the area.
    ...matchFilters({ ...others, ...(text?.index === 'words' ? {} : { area }), categories: filters.categories ?? [] }),
    ...(text === null ? [] : [`(${text.match})`]),
  ];
  const beyond = (at: SQL) =>
    after === null ? [] : [sql`${at} ${order === 'latest' ? sql`<` : sql`>`} ${rowidOf(after.startsAt, after.seq)}`];
  const until = to === undefined ? [] : [sql`s.rowid < ${rowidOf(Date.parse(to) + 24 * HOUR_MS + LAST_BEGIN_MS)}`];
  const next = (where: SQL[], marks: string[] = []) =>
    readNext(query, { match: [...match, ...marks], where: [...where, ...until, ...beyond(sql`s.rowid`)] });
  if (from === undefined) return { lasting: null, begun: next([]), later: null };
  const begin = rowidOf(Date.parse(from) + FIRST_BEGIN_MS);
  const repeating = {
    match: [...match, dayMarks(from, to)],
    where: evening ? until : [sql`s.rowid < ${rowidOf(Date.parse(from) + LAST_BEGIN_MS)}`],
  };
  return {
    lasting: next([sql`s.rowid < ${begin}`], ['scopes : "$days$"']),
    begun: next([sql`s.rowid >= ${begin}`]),
    later: readLater({ ...query, filters: { ...filters, from } }, repeating, beyond),
  };
}

/** Hits at their next showing. Numbers stand in the text of the statement: D1 takes a hundred parameters. */
function readNext(query: Pick<HitsQuery, 'text' | 'filters' | 'now'>, part: Part): SQL {
  const { text, filters, now } = query;
  const exact = exactly(filters);
  // Only what has begun can be over.
  const isToCome = sql`(${minuteOf(sql`s.rowid`)} > ${literal(now)}
    OR EXISTS (SELECT 1 FROM listing l WHERE l.event_seq = ${seqOf(sql`s.rowid`)} AND l.ends_at > ${literal(now)}))`;
  return sql`SELECT s.rowid AS at, NULL AS date
    FROM ${indexOf(text)} s ${exact.length === 0 ? sql`` : sql`CROSS JOIN events e ON e.seq = ${seqOf(sql`s.rowid`)}`}
    WHERE ${matching(text, part)} AND ${sql.join([...part.where, isToCome, ...exact, ...isOther(text, sql`s.rowid`)], sql` AND `)}`;
}

/** Hits at their first date on the days asked for, where their next showing is on none of them. */
function readLater(
  { text, filters, now }: Pick<HitsQuery, 'text' | 'now'> & { filters: EventQuery & { from: string } },
  part: Part,
  beyond: (at: SQL) => SQL[],
): SQL {
  const { from, to, evening } = filters;
  const at = rowidOn(sql`o.starts_at`, sql`e.seq`);
  const date = sql`SELECT rowid FROM occurrences WHERE event_id = e.id AND start_local >= ${from}
    ${to === undefined ? sql`` : sql`AND start_local < date(${to}, '+1 day')`} ${evening ? sql`AND substr(start_local, 12, 5) >= '17:00'` : sql``}
    AND ends_at > ${literal(now)} ORDER BY start_local LIMIT 1`;
  const where = [
    ...part.where,
    ...exactPlace(filters),
    sql`NOT (${sql.join(exactDays(filters), sql` AND `)})`,
    ...beyond(at),
    ...isOther(text, at),
  ];
  return sql`SELECT ${at} AS at, o.start_local AS date
    FROM ${indexOf(text)} s CROSS JOIN events e ON e.seq = ${seqOf(sql`s.rowid`)} CROSS JOIN occurrences o ON o.rowid = (${date})
    WHERE ${matching(text, part)} AND ${sql.join(where, sql` AND `)}`;
}

const indexOf = (text: TextMatch | null): SQL =>
  text?.index === 'words' ? sql`event_search_words` : sql`event_search`;

function matching(text: TextMatch | null, { match }: Part): SQL {
  const place = text?.index === 'words' ? sql`words` : sql`letters`;
  return sql`${indexOf(text)} MATCH (SELECT ${place} FROM place) || ${match.map((one) => ` AND ${one}`).join('')}`;
}

/** Not among the hits that are left out. */
function isOther(text: TextMatch | null, at: SQL): SQL[] {
  if (text?.exceptSeqs) return [sql`${seqOf(at)} NOT IN (${sql.join(text.exceptSeqs.map(literal), sql`, `)})`];
  return text?.except ? [sql`${at} NOT IN (SELECT at FROM typed)`] : [];
}

/** What the index knows roughly, by the event itself. */
export const exactly = (filters: EventQuery): SQL[] => [...exactPlace(filters), ...exactDays(filters)];

function exactPlace({ venue, area }: EventQuery): SQL[] {
  return [
    ...(venue === undefined ? [] : [isAtVenue(venue)]),
    ...(area === undefined
      ? []
      : [
          sql`e.is_online = 0 AND e.longitude BETWEEN ${literal(area.west)} AND ${literal(area.east)}
            AND e.latitude BETWEEN ${literal(area.south)} AND ${literal(area.north)}`,
        ]),
  ];
}

/** The days of the next showing. What ends before six in the morning ends on the day before. */
function exactDays({ from, to, evening }: EventQuery): SQL[] {
  const lastDay = sql`coalesce(iif(length(e.next_end_local) > 10, date(e.next_end_local, '-6 hours'), e.next_end_local), '')`;
  return [
    ...(from === undefined ? [] : [sql`max(substr(e.next_start_local, 1, 10), ${lastDay}) >= ${from}`]),
    ...(evening ? [sql`substr(e.next_start_local, 12, 5) >= '17:00' AND e.next_start_local >= ${from ?? ''}`] : []),
    ...(to === undefined ? [] : [sql`substr(e.next_start_local, 1, 10) <= ${to}`]),
  ];
}
