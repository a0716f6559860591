CREATE TABLE `quality_counts` (
	`tier` integer PRIMARY KEY NOT NULL,
	`events` integer NOT NULL,
	`score_sum` integer NOT NULL,
	`enhanced` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `source_event_counts` (
	`source_id` text PRIMARY KEY NOT NULL,
	`events` integer NOT NULL,
	`without_image` integer NOT NULL,
	`ended` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `source_event_counts_by_image` ON `source_event_counts` (`without_image`);--> statement-breakpoint
ALTER TABLE `events` ADD `quality_score` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `events` ADD `quality_reasons` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `events` ADD `category_reasons` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `events` ADD `enhanced_at` integer;--> statement-breakpoint
ALTER TABLE `pages` ADD `rejected` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Scores of what is stored already, by the points of packages/domain/src/events/quality.ts.
UPDATE `events` SET `quality_score` = 30 + (`next_start_local` LIKE '%T%') * 10 + (`venue` IS NOT NULL) * 12 + (`address` IS NOT NULL) * 8
  + CASE WHEN length(coalesce(`description`, '')) >= 80 THEN 15 WHEN length(coalesce(`description`, '')) > 0 THEN 8 ELSE 0 END
  + (`image_source_url` IS NOT NULL) * 10 + (`url` IS NOT NULL) * 5 + (coalesce(`price_min_cents`, `price_max_cents`) IS NOT NULL) * 5
  + (`categories` <> '["Other"]') * 5;
--> statement-breakpoint
UPDATE `events` SET `quality_tier` = CASE WHEN `quality_score` >= 80 THEN 1 WHEN `quality_score` >= 60 THEN 2 ELSE 3 END;
--> statement-breakpoint
INSERT INTO `quality_counts` (`tier`, `events`, `score_sum`, `enhanced`)
  SELECT `quality_tier`, count(*), sum(`quality_score`), 0 FROM `events` GROUP BY `quality_tier`;
--> statement-breakpoint
INSERT INTO `source_event_counts` (`source_id`, `events`, `without_image`, `ended`)
  SELECT `source_id`, count(*), sum(`image_hash` IS NULL), sum(`status` = 'ended') FROM `events` GROUP BY `source_id`;
--> statement-breakpoint
-- Counts are kept, never counted.
CREATE TRIGGER `quality_counted` AFTER INSERT ON `events` BEGIN
  INSERT INTO `quality_counts` (`tier`, `events`, `score_sum`, `enhanced`)
    VALUES (new.`quality_tier`, 1, new.`quality_score`, new.`enhanced_at` IS NOT NULL)
    ON CONFLICT (`tier`) DO UPDATE SET `events` = `events` + 1, `score_sum` = `score_sum` + excluded.`score_sum`,
      `enhanced` = `enhanced` + excluded.`enhanced`;
  INSERT INTO `source_event_counts` (`source_id`, `events`, `without_image`, `ended`)
    VALUES (new.`source_id`, 1, new.`image_hash` IS NULL, new.`status` = 'ended')
    ON CONFLICT (`source_id`) DO UPDATE SET `events` = `events` + 1, `without_image` = `without_image` + excluded.`without_image`,
      `ended` = `ended` + excluded.`ended`;
END;
--> statement-breakpoint
CREATE TRIGGER `quality_uncounted` AFTER DELETE ON `events` BEGIN
  UPDATE `quality_counts` SET `events` = `events` - 1, `score_sum` = `score_sum` - old.`quality_score`,
    `enhanced` = `enhanced` - (old.`enhanced_at` IS NOT NULL) WHERE `tier` = old.`quality_tier`;
  UPDATE `source_event_counts` SET `events` = `events` - 1, `without_image` = `without_image` - (old.`image_hash` IS NULL),
    `ended` = `ended` - (old.`status` = 'ended') WHERE `source_id` = old.`source_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `quality_recounted` AFTER UPDATE OF `quality_tier`, `quality_score`, `enhanced_at` ON `events`
WHEN old.`quality_tier` <> new.`quality_tier` OR old.`quality_score` <> new.`quality_score`
  OR (old.`enhanced_at` IS NULL) <> (new.`enhanced_at` IS NULL) BEGIN
  UPDATE `quality_counts` SET `events` = `events` - 1, `score_sum` = `score_sum` - old.`quality_score`,
    `enhanced` = `enhanced` - (old.`enhanced_at` IS NOT NULL) WHERE `tier` = old.`quality_tier`;
  INSERT INTO `quality_counts` (`tier`, `events`, `score_sum`, `enhanced`)
    VALUES (new.`quality_tier`, 1, new.`quality_score`, new.`enhanced_at` IS NOT NULL)
    ON CONFLICT (`tier`) DO UPDATE SET `events` = `events` + 1, `score_sum` = `score_sum` + excluded.`score_sum`,
      `enhanced` = `enhanced` + excluded.`enhanced`;
END;
--> statement-breakpoint
CREATE TRIGGER `source_events_recounted` AFTER UPDATE OF `source_id`, `image_hash`, `status` ON `events`
WHEN old.`source_id` <> new.`source_id` OR (old.`image_hash` IS NULL) <> (new.`image_hash` IS NULL)
  OR (old.`status` = 'ended') <> (new.`status` = 'ended') BEGIN
  UPDATE `source_event_counts` SET `events` = `events` - 1, `without_image` = `without_image` - (old.`image_hash` IS NULL),
    `ended` = `ended` - (old.`status` = 'ended') WHERE `source_id` = old.`source_id`;
  INSERT INTO `source_event_counts` (`source_id`, `events`, `without_image`, `ended`)
    VALUES (new.`source_id`, 1, new.`image_hash` IS NULL, new.`status` = 'ended')
    ON CONFLICT (`source_id`) DO UPDATE SET `events` = `events` + 1, `without_image` = `without_image` + excluded.`without_image`,
      `ended` = `ended` + excluded.`ended`;
END;
--> statement-breakpoint
-- What the pages list and was refused is tier 4.
CREATE TRIGGER `rejected_counted` AFTER UPDATE OF `rejected` ON `pages` WHEN old.`rejected` <> new.`rejected` BEGIN
  INSERT INTO `quality_counts` (`tier`, `events`, `score_sum`, `enhanced`) VALUES (4, new.`rejected` - old.`rejected`, 0, 0)
    ON CONFLICT (`tier`) DO UPDATE SET `events` = `events` + excluded.`events`;
END;
--> statement-breakpoint
CREATE TRIGGER `rejected_uncounted` AFTER DELETE ON `pages` WHEN old.`rejected` > 0 BEGIN
  UPDATE `quality_counts` SET `events` = `events` - old.`rejected` WHERE `tier` = 4;
END;
