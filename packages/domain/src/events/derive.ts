import type { Instant } from '@marquee/kernel';
import { type SQL, sql } from 'drizzle-orm';

/**
 * The statements that bring everything derived up to date for some events: occurrences from sightings, the event's
 * state from its occurrences, the listing, and the search text. Commit them behind the change itself; running them
 * twice changes nothing.
 */
export function derive(eventIds: readonly string[], now: Instant): SQL[] {
  if (eventIds.length === 0) return [];
  const ids = JSON.stringify([...new Set(eventIds)]);
  return [...deriveOccurrences(ids, now), ...deriveListing(ids, now)];
}

function deriveOccurrences(ids: string, now: Instant): SQL[] {
  return [
    sql`DELETE FROM occurrences WHERE event_id IN (SELECT value FROM json_each(${ids}))`,
    // Cancelled outranks postponed outranks active: whoever says so, visitors must hear it.
    sql`INSERT INTO occurrences (event_id, start_local, end_local, starts_at, ends_at, city_slug, status)
      SELECT s.event_id, s.start_local, max(s.end_local), min(s.starts_at), max(s.ends_at), e.city_slug,
        CASE max(CASE s.status WHEN 'cancelled' THEN 2 WHEN 'postponed' THEN 1 ELSE 0 END)
          WHEN 2 THEN 'cancelled' WHEN 1 THEN 'postponed' ELSE 'active' END
      FROM json_each(${ids}) j JOIN events e ON e.id = j.value JOIN sightings s ON s.event_id = e.id
      WHERE s.withdrawn_at IS NULL GROUP BY s.event_id, s.start_local`,
    sql`UPDATE events SET status = CASE
          WHEN validation_error IS NOT NULL THEN 'inactive'
          WHEN NOT EXISTS (SELECT 1 FROM occurrences o WHERE o.event_id = events.id) THEN 'inactive'
          WHEN NOT EXISTS (SELECT 1 FROM occurrences o WHERE o.event_id = events.id AND o.ends_at > ${now}) THEN 'ended'
          WHEN EXISTS (SELECT 1 FROM occurrences o WHERE o.event_id = events.id AND o.ends_at > ${now} AND o.status = 'active') THEN 'active'
          WHEN EXISTS (SELECT 1 FROM occurrences o WHERE o.event_id = events.id AND o.ends_at > ${now} AND o.status = 'postponed') THEN 'postponed'
          ELSE 'cancelled' END
      WHERE id IN (SELECT value FROM json_each(${ids}))`,
  ];
}

/** The next showing, the listing and the search text, from the occurrences. */
function deriveListing(ids: string, now: Instant): SQL[] {
  const seqs = sql`SELECT seq FROM events WHERE id IN (SELECT value FROM json_each(${ids}))`;
  return [
    // What is still to come before what is over, what is on before what is cancelled, then the earliest.
    sql`UPDATE events SET (next_start_local, next_end_local, next_starts_at) = (
          SELECT o.start_local, o.end_local, o.starts_at FROM occurrences o WHERE o.event_id = events.id
          ORDER BY o.ends_at <= ${now}, o.status <> 'active', CASE WHEN o.ends_at > ${now} THEN o.starts_at ELSE -o.starts_at END LIMIT 1),
        upcoming_count = (SELECT count(*) FROM occurrences o WHERE o.event_id = events.id AND o.ends_at > ${now})
      WHERE id IN (SELECT value FROM json_each(${ids})) AND EXISTS (SELECT 1 FROM occurrences o WHERE o.event_id = events.id)`,
    sql`DELETE FROM event_search WHERE rowid IN (${seqs})`,
    sql`DELETE FROM listing WHERE event_seq IN (${seqs})`,
    // One row for the city, one for each category, and one for the venue if it has a name (spec: LIST-18).
    sql`INSERT INTO listing (scope, starts_at, event_seq, ends_at, price_cents, popularity)
      SELECT DISTINCT e.city_slug || CASE WHEN c.value = '' THEN '' WHEN c.value LIKE '@%' THEN c.value ELSE '/' || c.value END,
        e.next_starts_at, e.seq, o.ends_at, coalesce(e.price_min_cents, 0), e.is_featured * 1000000000 + e.attendee_count
      FROM json_each(${ids}) j JOIN events e ON e.id = j.value
      JOIN occurrences o ON o.event_id = e.id AND o.start_local = e.next_start_local
      JOIN json_each(json_insert(e.categories, '$[#]', '', '$[#]', '@' || trim(e.venue))) c
      WHERE e.status IN ('active', 'cancelled', 'postponed')
        AND c.value IS NOT NULL AND c.value NOT IN ('@', '@undefined', '@null')`,
    sql`INSERT INTO event_search (rowid, city, title, venue, categories, description)
      SELECT e.seq, '|' || e.city_slug || '|', e.title, coalesce(e.venue, ''),
        (SELECT group_concat(value, ' ') FROM json_each(e.categories)), coalesce(e.description, '')
      FROM json_each(${ids}) j JOIN events e ON e.id = j.value
      WHERE e.status IN ('active', 'cancelled', 'postponed')`,
  ];
}
