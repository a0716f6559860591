import type { Database } from '@marquee/db';
import { sql } from 'drizzle-orm';
import { inWords } from '../in-words.ts';

/** The visible contents of the database: events with their dates, lists, sources, and dead letters with their reasons in words. */
export async function worldOf(db: Database) {
  const [events, occurrences, sightings, listing, letters, pages] = await Promise.all([
    db.all(
      sql`SELECT slug, title, venue, status, next_start_local, upcoming_count, image_hash FROM events ORDER BY slug`,
    ),
    db.all(
      sql`SELECT e.slug, o.start_local, o.status FROM occurrences o JOIN events e ON e.id = o.event_id ORDER BY 1, 2`,
    ),
    db.all(sql`SELECT s.source_id, s.key, e.slug, s.withdrawn_at IS NOT NULL AS withdrawn FROM sightings s
      JOIN events e ON e.id = s.event_id ORDER BY 1, 2`),
    db.all(
      sql`SELECT l.scope, e.slug, l.starts_at FROM listing l JOIN events e ON e.seq = l.event_seq ORDER BY 1, 3, 2`,
    ),
    db.all<{ kind: string | null; body: string; reason: string }>(
      sql`SELECT kind, body, reason FROM dead_letters ORDER BY id`,
    ),
    db.all(sql`SELECT source_id, url, content_hash FROM pages ORDER BY 1, 2`),
  ]);
  const told = letters.map((letter) => ({ ...letter, reason: String(inWords(letter.reason)) }));
  return { events, occurrences, sightings, listing, letters: told, pages };
}

/** Faults of what is derived: counts that differ from the listing, events that lists and search do not agree on. */
export async function derivedFaults(db: Database): Promise<unknown[]> {
  const faults = await Promise.all([
    db.all(sql`SELECT 'count' AS fault, c.scope, c.total, (SELECT count(*) FROM listing l WHERE l.scope = c.scope) AS real
      FROM listing_counts c WHERE c.total <> (SELECT count(*) FROM listing l WHERE l.scope = c.scope)`),
    db.all(sql`SELECT 'uncounted' AS fault, scope FROM listing WHERE scope NOT IN (SELECT scope FROM listing_counts)`),
    db.all(sql`SELECT 'search' AS fault, seq FROM (SELECT rowid & 68719476735 AS seq, rowid >> 36 AS minute FROM event_search) s
      WHERE NOT EXISTS (SELECT 1 FROM listing l WHERE l.event_seq = s.seq AND l.starts_at / 60000 = s.minute)`),
    db.all(sql`SELECT 'words' AS fault, rowid FROM (SELECT rowid FROM event_search_words EXCEPT SELECT rowid FROM event_search)
      UNION ALL SELECT 'words', rowid FROM (SELECT rowid FROM event_search EXCEPT SELECT rowid FROM event_search_words)`),
    db.all(sql`SELECT 'unsearched' AS fault, e.slug FROM events e WHERE e.seq IN (SELECT event_seq FROM listing)
      AND (SELECT count(*) FROM event_search s WHERE s.rowid & 68719476735 = e.seq) <> 1`),
    db.all(sql`SELECT 'unlisted' AS fault, slug FROM events
      WHERE (status IN ('active', 'cancelled', 'postponed')) <> (seq IN (SELECT event_seq FROM listing))`),
    db.all(sql`SELECT 'scopes' AS fault, e.slug FROM events e WHERE e.seq IN (SELECT event_seq FROM listing)
      AND (SELECT count(*) FROM listing l WHERE l.event_seq = e.seq) <> 1 + json_array_length(e.categories) + (coalesce(trim(e.venue), '') <> '')`),
    db.all(sql`SELECT 'quality' AS fault, q.* FROM quality_counts q WHERE q.tier <> 4 AND (q.events, q.score_sum) IS NOT
      (SELECT count(*), coalesce(sum(e.quality_score), 0) FROM events e WHERE e.quality_tier = q.tier)`),
    db.all(sql`SELECT 'rejected' AS fault, events FROM quality_counts
      WHERE tier = 4 AND events <> (SELECT coalesce(sum(rejected), 0) FROM pages)`),
    db.all(sql`SELECT 'of source' AS fault, c.* FROM source_event_counts c WHERE (c.events, c.without_image, c.ended) IS NOT
      (SELECT count(*), coalesce(sum(e.image_hash IS NULL), 0), coalesce(sum(e.status = 'ended'), 0) FROM events e
        WHERE e.source_id = c.source_id)`),
    db.all(sql`SELECT 'learned' AS fault, t.* FROM learned_tallies t WHERE (t.patterns, t.replays, t.successes) IS NOT
      (SELECT coalesce(sum(x.status = 'active'), 0), coalesce(sum(x.replays), 0), coalesce(sum(x.successes), 0)
        FROM learned_extractors x WHERE t.kind = 'all' OR (t.kind = 'venue-type' AND x.venue_type = t.name)
          OR (t.kind = 'host' AND x.host = t.name))`),
    db.all(sql`SELECT 'two active' AS fault, source_id, pattern FROM learned_extractors WHERE status = 'active'
      GROUP BY source_id, pattern HAVING count(*) > 1`),
    db.all(sql`SELECT 'venue' AS fault, e.slug FROM events e LEFT JOIN venue_names n ON n.city_slug = e.city_slug AND n.name = trim(e.venue)
      WHERE e.venue_slug IS NOT n.venue_slug OR (n.venue_slug IS NOT NULL AND n.venue_slug NOT IN (SELECT slug FROM venues))`),
    db.all(sql`SELECT 'spelling' AS fault, n.name FROM venue_names n JOIN venues v ON v.slug = n.venue_slug
      WHERE n.list_name <> v.list_name OR n.city_slug <> v.city_slug`),
    db.all(sql`SELECT 'tier' AS fault, slug FROM events WHERE quality_tier NOT IN (SELECT tier FROM quality_counts)`),
  ]);
  return faults.flat();
}
