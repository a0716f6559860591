-- What a row of a table counts for is said once for each of its operations (docs/decisions/094-triggers.md). All events together are a view of
-- the counts by tier: a row less is written for each event.
ALTER TABLE `quality_counts` ADD `without_image` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `quality_counts` ADD `ended` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
UPDATE `quality_counts` SET `without_image` = e.`without_image`, `ended` = e.`ended`
  FROM (SELECT `quality_tier`, sum(`image_hash` IS NULL) AS `without_image`, sum(`status` = 'ended') AS `ended` FROM `events` GROUP BY 1) e
  WHERE e.`quality_tier` = `quality_counts`.`tier`;
--> statement-breakpoint
DROP TRIGGER `events_totaled`;
--> statement-breakpoint
DROP TRIGGER `events_retotaled`;
--> statement-breakpoint
DROP TABLE `event_totals`;
--> statement-breakpoint
CREATE VIEW `event_totals` AS SELECT 1 AS `id`, coalesce(sum(`events`), 0) AS `events`, coalesce(sum(`without_image`), 0) AS `without_image`,
  coalesce(sum(`ended`), 0) AS `ended` FROM `quality_counts` WHERE `tier` <> 4;
--> statement-breakpoint
DROP TRIGGER `quality_counted`;
--> statement-breakpoint
DROP TRIGGER `quality_uncounted`;
--> statement-breakpoint
DROP TRIGGER `quality_recounted`;
--> statement-breakpoint
DROP TRIGGER `source_events_recounted`;
--> statement-breakpoint
DROP TRIGGER `event_came`;
--> statement-breakpoint
DROP TRIGGER `event_was_over`;
--> statement-breakpoint
DROP TRIGGER `event_added`;
--> statement-breakpoint
DROP TRIGGER `picture_needed`;
--> statement-breakpoint
DROP TRIGGER `picture_not_needed`;
--> statement-breakpoint
DROP TRIGGER `picture_came`;
--> statement-breakpoint
DROP TRIGGER `picture_went`;
--> statement-breakpoint
DROP TRIGGER `past_indexed`;
--> statement-breakpoint
DROP TRIGGER `past_reindexed`;
--> statement-breakpoint
DROP TRIGGER `past_unindexed`;
--> statement-breakpoint
-- What an event counts for: its tier, its source, the day and hour when it came, the pictures that are needed, and the index of past titles.
CREATE TRIGGER `event_counted` AFTER INSERT ON `events` BEGIN
  INSERT INTO `quality_counts` (`tier`, `events`, `score_sum`, `enhanced`, `without_image`, `ended`) SELECT new.`quality_tier`, 1, new.`quality_score`, (new.`enhanced_at` IS NOT NULL), (new.`image_hash` IS NULL), (new.`status` = 'ended') WHERE true
    ON CONFLICT (`tier`) DO UPDATE SET `events` = `events` + excluded.`events`, `score_sum` = `score_sum` + excluded.`score_sum`, `enhanced` = `enhanced` + excluded.`enhanced`, `without_image` = `without_image` + excluded.`without_image`, `ended` = `ended` + excluded.`ended`;
  INSERT INTO `source_event_counts` (`source_id`, `events`, `without_image`, `ended`) SELECT new.`source_id`, 1, (new.`image_hash` IS NULL), (new.`status` = 'ended') WHERE true
    ON CONFLICT (`source_id`) DO UPDATE SET `events` = `events` + excluded.`events`, `without_image` = `without_image` + excluded.`without_image`, `ended` = `ended` + excluded.`ended`;
  INSERT INTO `event_days` (`day`, `added`, `ended`) VALUES (new.`created_at` / 86400000, 1, 0)
    ON CONFLICT (`day`) DO UPDATE SET `added` = `added` + 1;
  INSERT INTO `city_days` (`city_slug`, `day`, `added`, `ended`) VALUES (new.`city_slug`, new.`created_at` / 86400000, 1, 0)
    ON CONFLICT (`city_slug`, `day`) DO UPDATE SET `added` = `added` + 1;
  INSERT INTO `event_hours` (`hour`, `added`) VALUES (new.`created_at` / 3600000, 1)
    ON CONFLICT (`hour`) DO UPDATE SET `added` = `added` + 1;
  INSERT INTO `picture_needs` (`category`, `events`) SELECT coalesce(new.`categories` ->> '$[0]', ''), 1 WHERE new.`image_hash` IS NULL AND new.`made_image` IS NULL AND new.`status` IN ('active', 'cancelled', 'postponed')
    ON CONFLICT (`category`) DO UPDATE SET `events` = `events` + 1;
  INSERT INTO `event_search_past` (`rowid`, `scopes`, `title`)
    SELECT (max(0, min(new.`next_starts_at` / 60000, 134217727)) << 36) | new.`seq`, '|' || new.`city_slug` || '|', ' ' || new.`title` || ' ' WHERE new.`status` IN ('ended', 'inactive') AND new.`merged_into` IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `event_uncounted` AFTER DELETE ON `events` BEGIN
  UPDATE `quality_counts` SET `events` = `events` - 1, `score_sum` = `score_sum` - old.`quality_score`, `enhanced` = `enhanced` - (old.`enhanced_at` IS NOT NULL), `without_image` = `without_image` - (old.`image_hash` IS NULL), `ended` = `ended` - (old.`status` = 'ended')
    WHERE `tier` = old.`quality_tier`;
  UPDATE `source_event_counts` SET `events` = `events` - 1, `without_image` = `without_image` - (old.`image_hash` IS NULL), `ended` = `ended` - (old.`status` = 'ended')
    WHERE `source_id` = old.`source_id`;
  UPDATE `picture_needs` SET `events` = `events` - 1 WHERE `category` = coalesce(old.`categories` ->> '$[0]', '') AND old.`image_hash` IS NULL AND old.`made_image` IS NULL AND old.`status` IN ('active', 'cancelled', 'postponed');
  DELETE FROM `event_search_past` WHERE `rowid` = (max(0, min(old.`next_starts_at` / 60000, 134217727)) << 36) | old.`seq` AND old.`status` IN ('ended', 'inactive') AND old.`merged_into` IS NULL;
END;
--> statement-breakpoint
-- A row is written where the event moves from one count to another, and where its part of one changes.
CREATE TRIGGER `event_recounted` AFTER UPDATE OF `quality_tier`, `quality_score`, `enhanced_at`, `source_id`, `image_hash`, `made_image`, `status`,
  `categories`, `merged_into`, `title`, `city_slug`, `next_starts_at` ON `events`
WHEN old.`quality_tier` IS NOT new.`quality_tier` OR old.`quality_score` IS NOT new.`quality_score` OR old.`enhanced_at` IS NOT new.`enhanced_at` OR old.`source_id` IS NOT new.`source_id` OR old.`image_hash` IS NOT new.`image_hash` OR old.`made_image` IS NOT new.`made_image`
  OR old.`status` IS NOT new.`status` OR old.`categories` IS NOT new.`categories` OR old.`merged_into` IS NOT new.`merged_into` OR old.`title` IS NOT new.`title` OR old.`city_slug` IS NOT new.`city_slug` OR old.`next_starts_at` IS NOT new.`next_starts_at` BEGIN
  UPDATE `quality_counts` SET `score_sum` = `score_sum` + new.`quality_score` - old.`quality_score`, `enhanced` = `enhanced` + (new.`enhanced_at` IS NOT NULL) - (old.`enhanced_at` IS NOT NULL), `without_image` = `without_image` + (new.`image_hash` IS NULL) - (old.`image_hash` IS NULL), `ended` = `ended` + (new.`status` = 'ended') - (old.`status` = 'ended')
    WHERE `tier` = new.`quality_tier` AND old.`quality_tier` = new.`quality_tier`
      AND (old.`quality_score` <> new.`quality_score` OR (old.`enhanced_at` IS NULL) <> (new.`enhanced_at` IS NULL) OR (old.`image_hash` IS NULL) <> (new.`image_hash` IS NULL) OR (old.`status` = 'ended') <> (new.`status` = 'ended'));
  UPDATE `quality_counts` SET `events` = `events` - 1, `score_sum` = `score_sum` - old.`quality_score`, `enhanced` = `enhanced` - (old.`enhanced_at` IS NOT NULL), `without_image` = `without_image` - (old.`image_hash` IS NULL), `ended` = `ended` - (old.`status` = 'ended')
    WHERE `tier` = old.`quality_tier` AND old.`quality_tier` <> new.`quality_tier`;
  INSERT INTO `quality_counts` (`tier`, `events`, `score_sum`, `enhanced`, `without_image`, `ended`) SELECT new.`quality_tier`, 1, new.`quality_score`, (new.`enhanced_at` IS NOT NULL), (new.`image_hash` IS NULL), (new.`status` = 'ended') WHERE old.`quality_tier` <> new.`quality_tier`
    ON CONFLICT (`tier`) DO UPDATE SET `events` = `events` + excluded.`events`, `score_sum` = `score_sum` + excluded.`score_sum`, `enhanced` = `enhanced` + excluded.`enhanced`, `without_image` = `without_image` + excluded.`without_image`, `ended` = `ended` + excluded.`ended`;
  UPDATE `source_event_counts` SET `without_image` = `without_image` + (new.`image_hash` IS NULL) - (old.`image_hash` IS NULL), `ended` = `ended` + (new.`status` = 'ended') - (old.`status` = 'ended')
    WHERE `source_id` = new.`source_id` AND old.`source_id` = new.`source_id` AND ((old.`image_hash` IS NULL) <> (new.`image_hash` IS NULL) OR (old.`status` = 'ended') <> (new.`status` = 'ended'));
  UPDATE `source_event_counts` SET `events` = `events` - 1, `without_image` = `without_image` - (old.`image_hash` IS NULL), `ended` = `ended` - (old.`status` = 'ended')
    WHERE `source_id` = old.`source_id` AND old.`source_id` <> new.`source_id`;
  INSERT INTO `source_event_counts` (`source_id`, `events`, `without_image`, `ended`) SELECT new.`source_id`, 1, (new.`image_hash` IS NULL), (new.`status` = 'ended') WHERE old.`source_id` <> new.`source_id`
    ON CONFLICT (`source_id`) DO UPDATE SET `events` = `events` + excluded.`events`, `without_image` = `without_image` + excluded.`without_image`, `ended` = `ended` + excluded.`ended`;
  INSERT INTO `event_days` (`day`, `added`, `ended`) SELECT new.`next_starts_at` / 86400000, 0, new.`status` = 'ended' WHERE (old.`status` = 'ended') <> (new.`status` = 'ended')
    ON CONFLICT (`day`) DO UPDATE SET `ended` = max(0, `ended` + iif(new.`status` = 'ended', 1, -1));
  INSERT INTO `city_days` (`city_slug`, `day`, `added`, `ended`)
    SELECT new.`city_slug`, new.`next_starts_at` / 86400000, 0, new.`status` = 'ended' WHERE (old.`status` = 'ended') <> (new.`status` = 'ended')
    ON CONFLICT (`city_slug`, `day`) DO UPDATE SET `ended` = max(0, `ended` + iif(new.`status` = 'ended', 1, -1));
  UPDATE `picture_needs` SET `events` = `events` - 1 WHERE `category` = coalesce(old.`categories` ->> '$[0]', '') AND old.`image_hash` IS NULL AND old.`made_image` IS NULL AND old.`status` IN ('active', 'cancelled', 'postponed')
    AND (NOT (new.`image_hash` IS NULL AND new.`made_image` IS NULL AND new.`status` IN ('active', 'cancelled', 'postponed')) OR coalesce(old.`categories` ->> '$[0]', '') <> coalesce(new.`categories` ->> '$[0]', ''));
  INSERT INTO `picture_needs` (`category`, `events`) SELECT coalesce(new.`categories` ->> '$[0]', ''), 1 WHERE new.`image_hash` IS NULL AND new.`made_image` IS NULL AND new.`status` IN ('active', 'cancelled', 'postponed')
    AND (NOT (old.`image_hash` IS NULL AND old.`made_image` IS NULL AND old.`status` IN ('active', 'cancelled', 'postponed')) OR coalesce(old.`categories` ->> '$[0]', '') <> coalesce(new.`categories` ->> '$[0]', ''))
    ON CONFLICT (`category`) DO UPDATE SET `events` = `events` + 1;
  DELETE FROM `event_search_past` WHERE `rowid` = (max(0, min(old.`next_starts_at` / 60000, 134217727)) << 36) | old.`seq` AND old.`status` IN ('ended', 'inactive') AND old.`merged_into` IS NULL
    AND (old.`status` IN ('ended', 'inactive') OR new.`status` IN ('ended', 'inactive'))
    AND (old.`status` <> new.`status` OR old.`merged_into` IS NOT new.`merged_into` OR old.`title` <> new.`title`
      OR old.`city_slug` <> new.`city_slug` OR old.`next_starts_at` <> new.`next_starts_at`);
  INSERT INTO `event_search_past` (`rowid`, `scopes`, `title`)
    SELECT (max(0, min(new.`next_starts_at` / 60000, 134217727)) << 36) | new.`seq`, '|' || new.`city_slug` || '|', ' ' || new.`title` || ' ' WHERE new.`status` IN ('ended', 'inactive') AND new.`merged_into` IS NULL
    AND (old.`status` IN ('ended', 'inactive') OR new.`status` IN ('ended', 'inactive'))
    AND (old.`status` <> new.`status` OR old.`merged_into` IS NOT new.`merged_into` OR old.`title` <> new.`title`
      OR old.`city_slug` <> new.`city_slug` OR old.`next_starts_at` <> new.`next_starts_at`);
END;
--> statement-breakpoint
DROP TRIGGER `event_changed`;
--> statement-breakpoint
DROP TRIGGER `location_changed`;
--> statement-breakpoint
-- What visitors, feeds and pages show of an event; its dates are compared where they are derived. A changed place is checked again.
CREATE TRIGGER `event_changed` AFTER UPDATE OF `title`, `description`, `venue`, `address`, `city`, `state`, `timezone`, `categories`, `price_text`, `price_min_cents`, `price_max_cents`, `image_hash`, `url`, `ticket_url`, `organizer`, `source_name`, `source_url`, `is_online`, `ages`, `is_family_friendly`, `facts`, `city_slug` ON `events`
WHEN old.`title` IS NOT new.`title` OR old.`description` IS NOT new.`description` OR old.`venue` IS NOT new.`venue`
  OR old.`address` IS NOT new.`address` OR old.`city` IS NOT new.`city` OR old.`state` IS NOT new.`state`
  OR old.`timezone` IS NOT new.`timezone` OR old.`categories` IS NOT new.`categories` OR old.`price_text` IS NOT new.`price_text`
  OR old.`price_min_cents` IS NOT new.`price_min_cents` OR old.`price_max_cents` IS NOT new.`price_max_cents` OR old.`image_hash` IS NOT new.`image_hash`
  OR old.`url` IS NOT new.`url` OR old.`ticket_url` IS NOT new.`ticket_url` OR old.`organizer` IS NOT new.`organizer`
  OR old.`source_name` IS NOT new.`source_name` OR old.`source_url` IS NOT new.`source_url` OR old.`is_online` IS NOT new.`is_online`
  OR old.`ages` IS NOT new.`ages` OR old.`is_family_friendly` IS NOT new.`is_family_friendly` OR old.`facts` IS NOT new.`facts`
  OR old.`city_slug` IS NOT new.`city_slug` BEGIN
  UPDATE `events` SET `revision` = `revision` + 1, `changed_at` = max(new.`changed_at`, new.`updated_at`),
    `is_location_checked` = `is_location_checked` AND old.`venue` IS new.`venue` AND old.`address` IS new.`address` AND old.`city` IS new.`city` AND old.`state` IS new.`state` AND old.`timezone` IS new.`timezone` AND old.`city_slug` IS new.`city_slug`
    WHERE `seq` = new.`seq`;
END;
--> statement-breakpoint
DROP TRIGGER `listing_counted`;
--> statement-breakpoint
DROP TRIGGER `listing_uncounted`;
--> statement-breakpoint
DROP TRIGGER `listing_indexed`;
--> statement-breakpoint
DROP TRIGGER `listing_unindexed`;
--> statement-breakpoint
-- What a city's list has is counted and in the index, and nothing else. A city's own scope has no slash and no at sign.
CREATE TRIGGER `listing_added` AFTER INSERT ON `listing` BEGIN
  INSERT INTO `listing_counts` (`scope`, `total`) VALUES (new.`scope`, 1)
    ON CONFLICT (`scope`) DO UPDATE SET `total` = `total` + 1;
  INSERT INTO `event_search` (`rowid`, `scopes`, `title`, `venue`, `categories`, `description`)
    SELECT (min(new.`starts_at` / 60000, 134217727) << 36) | new.`event_seq`,
      '|' || new.`scope` || '|' || `marks`, `title`, `venue`, `categories`, `description`
    FROM `event_texts` WHERE `seq` = new.`event_seq` AND new.`scope` NOT GLOB '*[/@]*';
END;
--> statement-breakpoint
CREATE TRIGGER `listing_removed` AFTER DELETE ON `listing` BEGIN
  UPDATE `listing_counts` SET `total` = `total` - 1 WHERE `scope` = old.`scope`;
  DELETE FROM `event_search` WHERE `rowid` = (min(old.`starts_at` / 60000, 134217727) << 36) | old.`event_seq` AND old.`scope` NOT GLOB '*[/@]*';
END;
--> statement-breakpoint
DROP TRIGGER `source_counted`;
--> statement-breakpoint
DROP TRIGGER `source_uncounted`;
--> statement-breakpoint
DROP TRIGGER `source_recounted`;
--> statement-breakpoint
DROP TRIGGER `source_of_city_counted`;
--> statement-breakpoint
DROP TRIGGER `source_of_city_uncounted`;
--> statement-breakpoint
DROP TRIGGER `source_of_city_recounted`;
--> statement-breakpoint
ALTER TABLE `source_health_counts` ADD `total` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `source_health_counts` ADD `high_tier` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `source_health_counts` ADD `found` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `source_health_counts` ADD `active_found` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `source_health_counts` ADD `from_aggregates` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `source_health_counts` ADD `last_found_at` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- Sources of a city are counted in one row; the row without a name is all of them. What people send in by the form is none.
INSERT INTO `source_health_counts` (`city_slug`, `active`, `failing`, `total`, `high_tier`, `found`, `active_found`, `from_aggregates`, `last_found_at`)
  SELECT `city_slug`, 0, 0, `total`, `high_tier`, `found`, `active_found`, `from_aggregates`, `last_found_at` FROM `city_source_counts` WHERE true
  ON CONFLICT (`city_slug`) DO UPDATE SET `total` = excluded.`total`, `high_tier` = excluded.`high_tier`, `found` = excluded.`found`, `active_found` = excluded.`active_found`, `from_aggregates` = excluded.`from_aggregates`, `last_found_at` = excluded.`last_found_at`;
--> statement-breakpoint
INSERT INTO `source_health_counts` (`city_slug`, `active`, `failing`, `total`, `high_tier`, `found`, `active_found`, `from_aggregates`, `last_found_at`)
  SELECT '', 0, 0, coalesce(sum(`total`), 0), coalesce(sum(`high_tier`), 0), coalesce(sum(`found`), 0), coalesce(sum(`active_found`), 0), coalesce(sum(`from_aggregates`), 0), coalesce(max(`last_found_at`), 0) FROM `city_source_counts` HAVING count(*) > 0
  ON CONFLICT (`city_slug`) DO UPDATE SET `total` = excluded.`total`, `high_tier` = excluded.`high_tier`, `found` = excluded.`found`, `active_found` = excluded.`active_found`, `from_aggregates` = excluded.`from_aggregates`, `last_found_at` = excluded.`last_found_at`;
--> statement-breakpoint
DROP TABLE `city_source_counts`;
--> statement-breakpoint
CREATE VIEW `city_source_counts` AS SELECT `city_slug`, `total`, `active`, `high_tier`, `found`, `active_found`, `from_aggregates`, `last_found_at`
  FROM `source_health_counts` WHERE `city_slug` <> '';
--> statement-breakpoint
CREATE TRIGGER `source_counted` AFTER INSERT ON `sources` WHEN new.`discovery_method` <> 'form' BEGIN
  INSERT INTO `source_health_counts` (`city_slug`, `active`, `failing`, `total`, `high_tier`, `found`, `active_found`, `from_aggregates`, `last_found_at`)
    SELECT `column1`, (new.`status` = 'active'), (new.`status` = 'active' AND new.`health` NOT IN ('new', 'ok')), 1, (new.`tier` = 'high'), (new.`discovery_method` <> 'configured'), (new.`status` = 'active' AND new.`discovery_method` <> 'configured'), (new.`discovery_method` = 'aggregate'), new.`created_at` FROM (VALUES (''), (new.`city_slug`)) WHERE true
    ON CONFLICT (`city_slug`) DO UPDATE SET `active` = `active` + excluded.`active`, `failing` = `failing` + excluded.`failing`, `total` = `total` + excluded.`total`, `high_tier` = `high_tier` + excluded.`high_tier`, `found` = `found` + excluded.`found`, `active_found` = `active_found` + excluded.`active_found`, `from_aggregates` = `from_aggregates` + excluded.`from_aggregates`,
      `last_found_at` = max(`last_found_at`, excluded.`last_found_at`);
END;
--> statement-breakpoint
CREATE TRIGGER `source_uncounted` AFTER DELETE ON `sources` WHEN old.`discovery_method` <> 'form' BEGIN
  UPDATE `source_health_counts` SET `active` = `active` - (old.`status` = 'active'), `failing` = `failing` - (old.`status` = 'active' AND old.`health` NOT IN ('new', 'ok')), `total` = `total` - 1, `high_tier` = `high_tier` - (old.`tier` = 'high'), `found` = `found` - (old.`discovery_method` <> 'configured'), `active_found` = `active_found` - (old.`status` = 'active' AND old.`discovery_method` <> 'configured'), `from_aggregates` = `from_aggregates` - (old.`discovery_method` = 'aggregate')
    WHERE `city_slug` IN ('', old.`city_slug`);
END;
--> statement-breakpoint
CREATE TRIGGER `source_recounted` AFTER UPDATE OF `status`, `health`, `tier`, `city_slug` ON `sources`
WHEN new.`discovery_method` <> 'form'
  AND (old.`status` <> new.`status` OR old.`health` <> new.`health` OR old.`tier` <> new.`tier` OR old.`city_slug` <> new.`city_slug`) BEGIN
  UPDATE `source_health_counts` SET `active` = `active` + (new.`status` = 'active') - (old.`status` = 'active'), `failing` = `failing` + (new.`status` = 'active' AND new.`health` NOT IN ('new', 'ok')) - (old.`status` = 'active' AND old.`health` NOT IN ('new', 'ok')), `high_tier` = `high_tier` + (new.`tier` = 'high') - (old.`tier` = 'high'), `active_found` = `active_found` + (new.`status` = 'active' AND new.`discovery_method` <> 'configured') - (old.`status` = 'active' AND old.`discovery_method` <> 'configured')
    WHERE `city_slug` IN ('', iif(old.`city_slug` = new.`city_slug`, new.`city_slug`, ''));
  UPDATE `source_health_counts` SET `active` = `active` - (old.`status` = 'active'), `failing` = `failing` - (old.`status` = 'active' AND old.`health` NOT IN ('new', 'ok')), `total` = `total` - 1, `high_tier` = `high_tier` - (old.`tier` = 'high'), `found` = `found` - (old.`discovery_method` <> 'configured'), `active_found` = `active_found` - (old.`status` = 'active' AND old.`discovery_method` <> 'configured'), `from_aggregates` = `from_aggregates` - (old.`discovery_method` = 'aggregate')
    WHERE `city_slug` = old.`city_slug` AND old.`city_slug` <> new.`city_slug`;
  INSERT INTO `source_health_counts` (`city_slug`, `active`, `failing`, `total`, `high_tier`, `found`, `active_found`, `from_aggregates`, `last_found_at`)
    SELECT new.`city_slug`, (new.`status` = 'active'), (new.`status` = 'active' AND new.`health` NOT IN ('new', 'ok')), 1, (new.`tier` = 'high'), (new.`discovery_method` <> 'configured'), (new.`status` = 'active' AND new.`discovery_method` <> 'configured'), (new.`discovery_method` = 'aggregate'), new.`created_at` WHERE old.`city_slug` <> new.`city_slug`
    ON CONFLICT (`city_slug`) DO UPDATE SET `active` = `active` + excluded.`active`, `failing` = `failing` + excluded.`failing`, `total` = `total` + excluded.`total`, `high_tier` = `high_tier` + excluded.`high_tier`, `found` = `found` + excluded.`found`, `active_found` = `active_found` + excluded.`active_found`, `from_aggregates` = `from_aggregates` + excluded.`from_aggregates`,
      `last_found_at` = max(`last_found_at`, excluded.`last_found_at`);
END;
--> statement-breakpoint
DROP TRIGGER `host_totaled`;
--> statement-breakpoint
DROP TRIGGER `host_retotaled`;
--> statement-breakpoint
DROP TRIGGER `host_untotaled`;
--> statement-breakpoint
-- The console adds up the hours of two weeks; the version before reads this view.
DROP TABLE `host_totals`;
--> statement-breakpoint
CREATE VIEW `host_totals` AS SELECT 1 AS `id`, coalesce(sum(`runs`), 0) AS `runs`, coalesce(sum(`found`), 0) AS `found`
  FROM `scrape_hours` WHERE `hour` > unixepoch() / 3600 - 336;
--> statement-breakpoint
-- Counted by the statements that write these rows, once for all rows of a statement.
DROP TRIGGER `location_counted`;
--> statement-breakpoint
DROP TRIGGER `location_recounted`;
--> statement-breakpoint
DROP TRIGGER `location_uncounted`;
--> statement-breakpoint
DROP TRIGGER `site_check_totaled`;
--> statement-breakpoint
DROP TRIGGER `site_check_retotaled`;
--> statement-breakpoint
DROP TRIGGER `site_check_untotaled`;
