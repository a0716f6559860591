import type { Statement } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { type SQL, sql } from 'drizzle-orm';
import { DOORS_MS } from '../identity/index.ts';
import { correctDates, correctFacts } from './corrected.sql.ts';

/**
 * The statements that update all derived data of some events: occurrences from sightings, what the venue
 * corrects, the event's state from its occurrences, the listing, and the search text. Commit them after the change; running them
 * twice changes nothing.
 */
export function derive(eventIds: readonly string[], now: Instant): Statement[] {
  if (eventIds.length === 0) return [];
  const ids = JSON.stringify([...new Set(eventIds)]);
  return [
    deriveVenue(ids),
    correctFacts(ids, now),
    ...deriveOccurrences(ids, now),
    ...deriveListing(ids, now),
    ...markDuplicates(ids),
  ];
}

/** Every spelling of a venue leads to its page, and is shown under the name that it gives itself. */
function deriveVenue(ids: string): Statement {
  return sql`UPDATE events SET venue_slug = n.venue_slug, venue_shown = n.shown FROM (SELECT e.seq, v.venue_slug, p.name AS shown FROM json_each(${ids}) j JOIN events e ON e.id = j.value
        LEFT JOIN venue_names v ON v.city_slug = e.city_slug AND v.name = trim(e.venue) LEFT JOIN venue_profiles p ON p.venue_slug = v.venue_slug) n
      WHERE events.seq = n.seq AND (events.venue_slug IS NOT n.venue_slug OR events.venue_shown IS NOT n.shown)`;
}

function deriveOccurrences(ids: string, now: Instant): Statement[] {
  return [
    sql`DELETE FROM occurrences WHERE event_id IN (SELECT value FROM json_each(${ids}))`,
    // Cancelled outranks postponed, which outranks active, and sold out outranks silence, whichever source says it.
    sql`WITH ${told(ids)}
      INSERT INTO occurrences (event_id, start_local, end_local, starts_at, ends_at, city_slug, is_sold_out, moved_from_local, status)
      SELECT event_id, shown, max(end_local) FILTER (WHERE start_local = shown), min(starts_at) FILTER (WHERE start_local = shown),
        max(ends_at) FILTER (WHERE start_local = shown), city_slug,
        max(is_sold_out), nullif(max(moved_from_local) FILTER (WHERE is_speaker), shown),
        CASE max(CASE status WHEN 'cancelled' THEN 2 WHEN 'postponed' THEN 1 ELSE 0 END)
          WHEN 2 THEN 'cancelled' WHEN 1 THEN 'postponed' ELSE 'active' END
      FROM told GROUP BY event_id, shown`,
    correctDates(ids),
    sql`UPDATE events SET status = CASE
          WHEN validation_error IS NOT NULL THEN 'inactive'
          WHEN NOT EXISTS (SELECT 1 FROM occurrences o WHERE o.event_id = events.id) THEN 'inactive'
          WHEN NOT EXISTS (SELECT 1 FROM occurrences o WHERE o.event_id = events.id AND o.ends_at > ${now}) THEN 'ended'
          WHEN EXISTS (SELECT 1 FROM occurrences o WHERE o.event_id = events.id AND o.ends_at > ${now} AND o.status = 'active') THEN 'active'
          WHEN EXISTS (SELECT 1 FROM occurrences o WHERE o.event_id = events.id AND o.ends_at > ${now} AND o.status = 'postponed') THEN 'postponed'
          ELSE 'cancelled' END,
        source_count = (SELECT count(DISTINCT s.source_id) FROM sightings s WHERE s.event_id = events.id AND s.withdrawn_at IS NULL)
      WHERE id IN (SELECT value FROM json_each(${ids}))`,
    // A read that finds the same dates is no change.
    sql`UPDATE events SET dates_shown = shown.said, revision = revision + 1, changed_at = ${now}
      FROM (SELECT event_id, group_concat(start_local || '/' || coalesce(end_local, '') || '/' || status
          || iif(is_sold_out, '/sold out', '') || coalesce('/' || moved_from_local, ''), ' ' ORDER BY start_local) AS said
        FROM occurrences WHERE event_id IN (SELECT value FROM json_each(${ids})) GROUP BY event_id) shown
      WHERE events.id = shown.event_id AND events.dates_shown IS NOT shown.said`,
  ];
}

/** Which of these events, and of events with the same address, title and venue, may be one show. */
function markDuplicates(ids: string): Statement[] {
  const same = sql`t.source_id = e.source_id AND lower(trim(t.title)) = lower(trim(e.title))
    AND lower(trim(coalesce(t.venue, ''))) = lower(trim(coalesce(e.venue, ''))) AND t.id <> e.id`;
  const isLive = (event: string) =>
    sql.raw(`${event}.merged_into IS NULL AND ${event}.status IN ('active', 'cancelled', 'postponed')`);
  return [
    sql`UPDATE events AS e SET has_duplicate = ${isLive('e')} AND EXISTS (SELECT 1 FROM events t WHERE ${same} AND ${isLive('t')})
      WHERE e.id IN (SELECT value FROM json_each(${ids}))`,
    sql`UPDATE events SET has_duplicate = 1 WHERE has_duplicate = 0 AND id IN (
      SELECT t.id FROM json_each(${ids}) j JOIN events e ON e.id = j.value JOIN events t ON ${same}
      WHERE e.has_duplicate = 1 AND ${isLive('t')})`,
  ];
}

/**
 * All sightings of these events, each with the start under which it is shown. A date without a time takes the time of another source
 * for that day. If the primary source and another one each give one time for a day, at most an hour apart, one of them
 * is the door time, and both are one showing. A start that the primary source has moved is not shown because others still list it. What the event's
 * own page says counts as its source's claim, as long as the list has the start that it is about (`pageSays`).
 */
function told(ids: string): SQL {
  return sql`said AS (
      SELECT event_id, source_id, start_local, end_local, starts_at, ends_at, status, is_sold_out, moved_from_local, city_slug,
        substr(start_local, 1, 10) AS day, iif(length(start_local) > 10, start_local, NULL) AS timed, is_speaker
      FROM (
        SELECT event_id, source_id, city_slug, is_speaker,
          coalesce(moved->>'$.startLocal', start_local) AS start_local, iif(moved IS NULL, end_local, moved->>'$.endLocal') AS end_local,
          coalesce(moved->>'$.startsAt', starts_at) AS starts_at, coalesce(moved->>'$.endsAt', ends_at) AS ends_at,
          iif(moved IS NULL, moved_from_local, start_local) AS moved_from_local,
          CASE WHEN status = 'cancelled' OR page->>'$.status' = 'cancelled' THEN 'cancelled' ELSE coalesce(page->>'$.status', status) END AS status,
          max(is_sold_out, coalesce(page->>'$.isSoldOut', 0)) AS is_sold_out
        FROM (
          SELECT s.*, e.city_slug, s.source_id = e.source_id AS is_speaker,
            iif(s.page_said->>'$.about' = s.start_local, s.page_said, NULL) AS page,
            iif(s.page_said->>'$.about' = s.start_local, s.page_said->'$.moved', NULL) AS moved
          FROM json_each(${ids}) j JOIN events e ON e.id = j.value JOIN sightings s ON s.event_id = e.id
          WHERE s.withdrawn_at IS NULL))),
    days AS (
      SELECT said.*, min(timed) OVER day AS first_time, min(iif(is_speaker, timed, NULL)) OVER day AS speaker_first,
        max(iif(is_speaker, timed, NULL)) OVER day AS speaker_last, min(iif(is_speaker AND timed IS NOT NULL, starts_at, NULL)) OVER day AS speaker_at,
        min(timed) OVER own_source AS own_first, max(timed) OVER own_source AS own_last
      FROM said WINDOW day AS (PARTITION BY event_id, day), own_source AS (PARTITION BY event_id, day, source_id)),
    told AS (
      SELECT days.*, CASE
        WHEN timed IS NULL AND (end_local IS NULL OR substr(end_local, 1, 10) = day) THEN coalesce(speaker_first, first_time, start_local)
        WHEN timed IS NULL OR is_speaker OR speaker_first <> speaker_last OR own_first <> own_last THEN start_local
        WHEN abs(starts_at - speaker_at) <= ${DOORS_MS} THEN speaker_first
        ELSE start_local END AS shown
      FROM days
      WHERE is_speaker OR (event_id, start_local) NOT IN (
        SELECT event_id, moved_from_local FROM said WHERE is_speaker AND moved_from_local IS NOT NULL
        UNION ALL SELECT event_id, substr(moved_from_local, 1, 10) FROM said WHERE is_speaker AND moved_from_local IS NOT NULL))`;
}

/** The next showing and the listing, from the occurrences; triggers of the listing keep its counts and the search index. */
function deriveListing(ids: string, now: Instant): Statement[] {
  const seqs = sql`SELECT seq FROM events WHERE id IN (SELECT value FROM json_each(${ids}))`;
  return [
    // Upcoming before past, active before cancelled, then the earliest.
    sql`UPDATE events SET (next_start_local, next_end_local, next_starts_at, moved_from_local) = (
          SELECT o.start_local, o.end_local, o.starts_at, o.moved_from_local FROM occurrences o WHERE o.event_id = events.id
          ORDER BY o.ends_at <= ${now}, o.status <> 'active', CASE WHEN o.ends_at > ${now} THEN o.starts_at ELSE -o.starts_at END LIMIT 1),
        upcoming_count = (SELECT count(*) FROM occurrences o WHERE o.event_id = events.id AND o.ends_at > ${now})
      WHERE id IN (SELECT value FROM json_each(${ids})) AND EXISTS (SELECT 1 FROM occurrences o WHERE o.event_id = events.id)`,
    deriveConditions(ids, now),
    sql`DELETE FROM listing WHERE event_seq IN (${seqs})`,
    // One row for the city, one for each category, and one for the venue if it has a name (spec: LIST-18), whatever its spelling.
    sql`INSERT INTO listing (scope, starts_at, event_seq, ends_at, price_order, popularity)
      SELECT DISTINCT e.city_slug || CASE WHEN c.value = '' THEN '' WHEN c.value LIKE '@%' THEN c.value ELSE '/' || c.value END,
        e.next_starts_at, e.seq, o.ends_at, e.price_order, e.popularity
      FROM json_each(${ids}) j JOIN events e ON e.id = j.value
      JOIN occurrences o ON o.event_id = e.id AND o.start_local = e.next_start_local
      JOIN json_each(json_insert(e.categories, '$[#]', '', '$[#]', '@' || coalesce((
        SELECT n.list_name FROM venue_names n WHERE n.city_slug = e.city_slug AND n.name = trim(e.venue)), trim(e.venue)))) c
      WHERE e.status IN ('active', 'cancelled', 'postponed')
        AND c.value IS NOT NULL AND c.value NOT IN ('@', '@undefined', '@null')`,
  ];
}

/**
 * Sold out if every active date still to come is. Online if the primary source says so of all its coming dates. Ages as the primary source
 * says, else the strictest that another says: as texts, digits come before `all`.
 * Family friendly if any source says so and none names an age limit (docs/decisions/072-family-friendly.md).
 */
function deriveConditions(ids: string, now: Instant): Statement {
  const own = sql.raw('s.source_id = events.source_id');
  return sql`UPDATE events SET
        is_sold_out = status = 'active' AND NOT EXISTS (SELECT 1 FROM occurrences o
          WHERE o.event_id = events.id AND o.ends_at > ${now} AND o.status = 'active' AND NOT o.is_sold_out),
        (is_online, ages, is_family_friendly) = (
          SELECT coalesce(min(s.is_online) FILTER (WHERE ${own}), 0),
            coalesce(max(s.ages) FILTER (WHERE ${own} AND s.ages <> 'all'), max(s.ages) FILTER (WHERE ${own}),
              max(s.ages) FILTER (WHERE s.ages <> 'all'), max(s.ages)),
            coalesce(max(s.is_family_friendly) AND NOT max(coalesce(s.ages <> 'all', 0)), 0)
          FROM sightings s WHERE s.event_id = events.id AND s.withdrawn_at IS NULL AND s.ends_at > min(${now}, events.next_starts_at))
      WHERE id IN (SELECT value FROM json_each(${ids}))`;
}
