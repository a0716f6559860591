import type { Statement } from '@marquee/db';
import { type SQL, sql } from 'drizzle-orm';
import { DOORS_MS } from '../identity/index.ts';
import { correctionsOf } from './corrected.sql.ts';

const VALUES = [
  'end_local',
  'starts_at',
  'ends_at',
  'city_slug',
  'status',
  'is_sold_out',
  'moved_from_local',
  'told',
  'other_starts',
] as const;

const names = (prefix: string) => sql.raw(VALUES.map((name) => `${prefix}${name}`).join(', '));

/**
 * The dates of some events, a set as JSON, from their sightings and what venues correct. A date that is as before is not written. What is
 * shown is worked out once: dates that are shown no more lose their city in the first statement, and the second deletes those without one.
 */
export function deriveOccurrences(ids: string): Statement[] {
  const rest = sql.raw(VALUES.map((name) => (name === 'city_slug' ? "''" : `o.${name}`)).join(', '));
  return [
    sql`WITH ${shownDates(ids)}
      INSERT INTO occurrences (event_id, start_local, ${names('')})
      SELECT event_id, start_local, ${names('')} FROM dates
      UNION ALL SELECT o.event_id, o.start_local, ${rest} FROM json_each(${ids}) j CROSS JOIN occurrences o ON o.event_id = j.value
        WHERE (o.event_id, o.start_local) NOT IN (SELECT event_id, start_local FROM dates)
      ON CONFLICT (event_id, start_local) DO UPDATE SET (${names('')}) = (${names('excluded.')})
        WHERE (${names('occurrences.')}) IS NOT (${names('excluded.')})`,
    sql`DELETE FROM occurrences WHERE event_id IN (SELECT value FROM json_each(${ids})) AND city_slug = ''`,
  ];
}

/**
 * As `dates` of a WITH: what sources say, and instead of it what the venue says of single dates, found by the start that sources list. A date that
 * sources list no more stays away; one that is moved onto another takes its place.
 */
function shownDates(ids: string): SQL {
  return sql`${correctionsOf(sql`${ids}`)},
    corrections_of_dates AS (
      SELECT event_id, date, max(value ->> '$') FILTER (WHERE field = 'status') AS status, max(value) FILTER (WHERE field = 'time') AS time
      FROM said WHERE date <> '' GROUP BY event_id, date),
    ${claims(ids)},
    -- Cancelled outranks postponed, which outranks active, and sold out outranks silence, whichever source says it.
    stated AS (
      SELECT event_id, shown AS start_local, max(end_local) FILTER (WHERE start_local = shown) AS end_local,
        min(starts_at) FILTER (WHERE start_local = shown) AS starts_at, max(ends_at) FILTER (WHERE start_local = shown) AS ends_at, city_slug,
        json_group_array(json_object('sourceId', source_id, 'startLocal', start_local)) FILTER (WHERE timed <> shown) AS other_starts,
        max(is_sold_out) AS is_sold_out, nullif(max(moved_from_local) FILTER (WHERE is_primary), shown) AS moved_from_local,
        CASE max(CASE status WHEN 'cancelled' THEN 2 WHEN 'postponed' THEN 1 ELSE 0 END)
          WHEN 2 THEN 'cancelled' WHEN 1 THEN 'postponed' ELSE 'active' END AS status
      FROM placed GROUP BY event_id, shown),
    corrected AS (
      SELECT stated.event_id, coalesce(word.time ->> '$.startLocal', stated.start_local) AS start_local,
        iif(word.time IS NULL, stated.end_local, word.time ->> '$.endLocal') AS end_local,
        coalesce(word.time ->> '$.startsAt', stated.starts_at) AS starts_at, coalesce(word.time ->> '$.endsAt', stated.ends_at) AS ends_at, stated.city_slug,
        coalesce(word.status, stated.status) AS status, stated.is_sold_out,
        -- A time that is added to a day, or taken away, is no move.
        CASE WHEN word.time IS NULL OR (substr(stated.start_local, 1, 10) = substr(word.time ->> '$.startLocal', 1, 10)
            AND min(length(stated.start_local), length(word.time ->> '$.startLocal')) = 10) THEN stated.moved_from_local
          ELSE nullif(coalesce(stated.moved_from_local, stated.start_local), word.time ->> '$.startLocal') END AS moved_from_local,
        iif(word.date IS NULL, NULL, json_object('startLocal', stated.start_local, 'endLocal', stated.end_local, 'startsAt', stated.starts_at,
          'status', stated.status)) AS told,
        word.time IS NULL AS is_own_time, nullif(stated.other_starts, '[]') AS other_starts
      FROM stated LEFT JOIN corrections_of_dates word ON word.event_id = stated.event_id AND word.date = stated.start_local),
    -- The other columns are those of the row with the least: a date that is moved here before one that is listed here.
    dates AS MATERIALIZED (
      SELECT *, min(is_own_time || coalesce(told ->> '$.startLocal', '')) FROM corrected GROUP BY event_id, start_local)`;
}

/**
 * As `placed` of a WITH: all sightings of these events, each with the start under which it is shown. A date without a time takes the time of
 * another source for that day. If the primary source and another one each give one time for a day, at most an hour apart, one of them
 * is the door time, and both are one showing. So they are where another source moved to another time a start that the primary one still lists. A
 * start that the primary source has moved is not shown because others still list it. What the event's own page says counts as its source's claim, as
 * long as the list has the start that it is about (`pageSays`).
 */
function claims(ids: string): SQL {
  return sql`claims AS MATERIALIZED (
      SELECT event_id, source_id, start_local, end_local, starts_at, ends_at, status, is_sold_out, moved_from_local, city_slug,
        substr(start_local, 1, 10) AS day, iif(length(start_local) > 10, start_local, NULL) AS timed, is_primary
      FROM (
        SELECT event_id, source_id, city_slug, is_primary,
          coalesce(moved->>'$.startLocal', start_local) AS start_local, iif(moved IS NULL, end_local, moved->>'$.endLocal') AS end_local,
          coalesce(moved->>'$.startsAt', starts_at) AS starts_at, coalesce(moved->>'$.endsAt', ends_at) AS ends_at,
          iif(moved IS NULL, moved_from_local, start_local) AS moved_from_local,
          CASE WHEN status = 'cancelled' OR page->>'$.status' = 'cancelled' THEN 'cancelled' ELSE coalesce(page->>'$.status', status) END AS status,
          max(is_sold_out, coalesce(page->>'$.isSoldOut', 0)) AS is_sold_out
        FROM (
          SELECT s.*, e.city_slug, s.source_id = e.source_id AS is_primary,
            iif(s.page_said->>'$.about' = s.start_local, s.page_said, NULL) AS page,
            iif(s.page_said->>'$.about' = s.start_local, s.page_said->'$.moved', NULL) AS moved
          FROM json_each(${ids}) j JOIN events e ON e.id = j.value JOIN sightings s ON s.event_id = e.id
          WHERE s.withdrawn_at IS NULL))),
    kept AS (
      SELECT * FROM claims WHERE is_primary OR (event_id, start_local) NOT IN (
        SELECT event_id, moved_from_local FROM claims WHERE is_primary AND moved_from_local IS NOT NULL
        UNION ALL SELECT event_id, substr(moved_from_local, 1, 10) FROM claims WHERE is_primary AND moved_from_local IS NOT NULL)),
    days AS (
      SELECT kept.*, min(timed) OVER day AS first_time, min(iif(is_primary, timed, NULL)) OVER day AS primary_first,
        max(iif(is_primary, timed, NULL)) OVER day AS primary_last, min(iif(is_primary AND timed IS NOT NULL, starts_at, NULL)) OVER day AS primary_at,
        min(timed) OVER own_source AS own_first, max(timed) OVER own_source AS own_last
      FROM kept WINDOW day AS (PARTITION BY event_id, day), own_source AS (PARTITION BY event_id, day, source_id)),
    placed AS (
      SELECT days.*, CASE
        WHEN timed IS NULL AND (end_local IS NULL OR substr(end_local, 1, 10) = day) THEN coalesce(primary_first, first_time, start_local)
        WHEN timed IS NULL OR is_primary OR primary_first <> primary_last OR own_first <> own_last THEN start_local
        WHEN abs(starts_at - primary_at) <= ${DOORS_MS} OR moved_from_local = primary_first THEN primary_first
        ELSE start_local END AS shown
      FROM days)`;
}
