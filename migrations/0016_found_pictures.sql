ALTER TABLE `submissions` ADD `source_id` text;--> statement-breakpoint
ALTER TABLE `submissions` ADD `picture_url` text;--> statement-breakpoint
ALTER TABLE `submissions` ADD `flyer_hash` text;--> statement-breakpoint
CREATE INDEX `submissions_of_source` ON `submissions` (`source_id`,`picture_url`) WHERE source_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `submissions_with_flyer` ON `submissions` (`flyer_hash`) WHERE flyer_hash IS NOT NULL;--> statement-breakpoint
UPDATE `submissions` SET `flyer_hash` = content->'flyer'->>'hash' WHERE kind = 'event' AND content->'flyer'->>'hash' IS NOT NULL;