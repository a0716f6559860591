/**
 * What the counts are that triggers and statements keep: the rows of each table as the stored rows give them, in the order of its columns. Days and hours are a history: an event
 * that is deleted later came on its day all the same.
 */
export const COUNTS: Readonly<Record<string, string>> = {
  quality_counts: `SELECT quality_tier AS tier, count(*) AS events, sum(quality_score) AS score_sum, sum(enhanced_at IS NOT NULL) AS enhanced,
      sum(image_hash IS NULL) AS without_image, sum(status = 'ended') AS ended FROM events GROUP BY quality_tier
    UNION ALL SELECT 4, sum(rejected), 0, 0, 0, 0 FROM pages HAVING sum(rejected) > 0`,
  source_event_counts: `SELECT source_id, count(*) AS events, sum(image_hash IS NULL) AS without_image, sum(status = 'ended') AS ended
    FROM events GROUP BY source_id`,
  event_days: `SELECT day, sum(added) AS added, sum(ended) AS ended FROM (SELECT created_at / 86400000 AS day, 1 AS added, 0 AS ended FROM events
    UNION ALL SELECT next_starts_at / 86400000, 0, 1 FROM events WHERE status = 'ended') GROUP BY day`,
  city_days: `SELECT city_slug, day, sum(added) AS added, sum(ended) AS ended FROM (
    SELECT city_slug, created_at / 86400000 AS day, 1 AS added, 0 AS ended FROM events
    UNION ALL SELECT city_slug, next_starts_at / 86400000, 0, 1 FROM events WHERE status = 'ended') GROUP BY city_slug, day`,
  event_hours: 'SELECT created_at / 3600000 AS hour, count(*) AS added FROM events GROUP BY hour',
  picture_needs: `SELECT coalesce(categories ->> '$[0]', '') AS category, count(*) AS events FROM events
    WHERE image_hash IS NULL AND made_image IS NULL AND status IN ('active', 'cancelled', 'postponed') GROUP BY category`,
  listing_counts: 'SELECT scope, count(*) AS total FROM listing GROUP BY scope',
  source_health_counts: `SELECT of.column1 AS city_slug, sum(status = 'active') AS active, sum(status = 'active' AND health NOT IN ('new', 'ok')) AS failing,
      count(*) AS total, sum(tier = 'high') AS high_tier, sum(discovery_method <> 'configured') AS found,
      sum(status = 'active' AND discovery_method <> 'configured') AS active_found, sum(discovery_method = 'aggregate') AS from_aggregates,
      max(created_at) AS last_found_at
    FROM sources JOIN (SELECT '' AS column1 UNION SELECT city_slug FROM sources) of ON of.column1 IN ('', city_slug)
    WHERE discovery_method <> 'form' GROUP BY of.column1`,
  location_counts: 'SELECT severity, count(*) AS events FROM location_checks GROUP BY severity',
  site_check_totals:
    'SELECT 1 AS id, count(*) AS domains, sum(checks) AS checks, sum(passes) AS passes FROM site_checks HAVING count(*) > 0',
};

/** Counts everything anew. */
export const countsAgain: readonly string[] = Object.entries(COUNTS).flatMap(([table, rows]) => [
  `DELETE FROM ${table}`,
  `INSERT INTO ${table} ${rows}`,
]);
