ALTER TABLE `events` ADD `facts` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `events` ADD `marks` text;--> statement-breakpoint
ALTER TABLE `sightings` ADD `facts` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Marks are derived where facts are (packages/domain/src/events/marks.sql.ts); rows that were last derived before have those of then.
DROP VIEW `event_texts`;
--> statement-breakpoint
CREATE VIEW `event_texts` AS SELECT `seq`,
  coalesce(`marks`, iif(`price_min_cents` = 0 AND coalesce(`price_max_cents`, 0) = 0, '$free$', '')
      || iif(`is_family_friendly`, '$family$', ''))
    || iif(substr(`next_end_local`, 1, 10) > substr(`next_start_local`, 1, 10), '$days$', '')
    || coalesce((SELECT group_concat(`column1` || char(19968 + CAST((`longitude` + 180) * `column2` AS INTEGER) % 20000,
      19968 + CAST((`latitude` + 90) * `column2` AS INTEGER) % 20000), '')
      FROM (VALUES (1, 250), (2, 50), (3, 10), (4, 2)) WHERE `longitude` + `latitude` IS NOT NULL), '') AS `marks`,
  ' ' || `title` || ' ' AS `title`,
  ' ' || trim(coalesce(`venue`, '')) || coalesce((SELECT '  ' || n.`list_name` FROM `venue_names` n
    WHERE n.`city_slug` = `events`.`city_slug` AND n.`name` = trim(`events`.`venue`) AND n.`list_name` <> n.`name`), '') || coalesce('  ' || `venue_shown`, '') || ' ' AS `venue`,
  ' ' || coalesce((SELECT group_concat(`value`, ' ') FROM json_each(`categories`)), '') || ' ' AS `categories`,
  ' ' || coalesce(`description`, '') || ' ' AS `description`
FROM `events`;
--> statement-breakpoint
-- What visitors, feeds and pages show of an event, with all its facts; its dates are compared where they are derived.
DROP TRIGGER `event_changed`;
--> statement-breakpoint
CREATE TRIGGER `event_changed` AFTER UPDATE OF `title`, `description`, `venue`, `address`, `city`, `state`, `timezone`, `categories`, `price_text`, `price_min_cents`, `price_max_cents`, `image_hash`, `url`, `ticket_url`, `organizer`, `source_name`, `source_url`, `is_online`, `ages`, `is_family_friendly`, `facts` ON `events`
WHEN old.`title` IS NOT new.`title` OR old.`description` IS NOT new.`description` OR old.`venue` IS NOT new.`venue` OR old.`address` IS NOT new.`address`
  OR old.`city` IS NOT new.`city` OR old.`state` IS NOT new.`state` OR old.`timezone` IS NOT new.`timezone` OR old.`categories` IS NOT new.`categories`
  OR old.`price_text` IS NOT new.`price_text` OR old.`price_min_cents` IS NOT new.`price_min_cents` OR old.`price_max_cents` IS NOT new.`price_max_cents` OR old.`image_hash` IS NOT new.`image_hash`
  OR old.`url` IS NOT new.`url` OR old.`ticket_url` IS NOT new.`ticket_url` OR old.`organizer` IS NOT new.`organizer` OR old.`source_name` IS NOT new.`source_name`
  OR old.`source_url` IS NOT new.`source_url` OR old.`is_online` IS NOT new.`is_online` OR old.`ages` IS NOT new.`ages` OR old.`is_family_friendly` IS NOT new.`is_family_friendly` OR old.`facts` IS NOT new.`facts` BEGIN
  UPDATE `events` SET `revision` = `revision` + 1, `changed_at` = max(new.`changed_at`, new.`updated_at`) WHERE `seq` = new.`seq`;
END;
