/** The counts that triggers keep (migrations), computed from what is stored. */
export const countsAgain: readonly string[] = [
  'DELETE FROM source_event_counts',
  `INSERT INTO source_event_counts (source_id, events, without_image, ended)
    SELECT source_id, count(*), sum(image_hash IS NULL), sum(status = 'ended') FROM events GROUP BY source_id`,
  'DELETE FROM event_totals',
  `INSERT INTO event_totals (id, events, without_image, ended)
    SELECT 1, sum(events), sum(without_image), sum(ended) FROM source_event_counts`,
  'DELETE FROM quality_counts',
  `INSERT INTO quality_counts (tier, events, score_sum, enhanced)
    SELECT quality_tier, count(*), sum(quality_score), sum(enhanced_at IS NOT NULL) FROM events GROUP BY quality_tier`,
  'DELETE FROM event_days',
  `INSERT INTO event_days (day, added, ended) SELECT created_at / 86400000, count(*), sum(status = 'ended') FROM events GROUP BY 1`,
  'DELETE FROM event_hours',
  'INSERT INTO event_hours (hour, added) SELECT created_at / 3600000, count(*) FROM events GROUP BY 1',
  'DELETE FROM listing_counts',
  'INSERT INTO listing_counts (scope, total) SELECT scope, count(*) FROM listing GROUP BY scope',
  'DELETE FROM source_health_counts',
  `INSERT INTO source_health_counts (city_slug, active, failing)
    SELECT city_slug, sum(status = 'active'), sum(status = 'active' AND health NOT IN ('new', 'ok'))
    FROM sources GROUP BY city_slug`,
  `INSERT INTO source_health_counts (city_slug, active, failing) SELECT '', sum(active), sum(failing) FROM source_health_counts`,
  'DELETE FROM city_source_counts',
  `INSERT INTO city_source_counts (city_slug, total, active, high_tier, found, active_found, from_aggregates, last_found_at)
    SELECT city_slug, count(*), sum(status = 'active'), sum(tier = 'high'), sum(discovery_method <> 'configured'),
      sum(status = 'active' AND discovery_method <> 'configured'), 0, max(created_at) FROM sources GROUP BY city_slug`,
  'DELETE FROM picture_needs',
  `INSERT INTO picture_needs (category, events) SELECT categories ->> '$[0]', count(*) FROM events
    WHERE image_hash IS NULL AND made_image IS NULL AND status IN ('active', 'cancelled', 'postponed') GROUP BY 1`,
];
