ALTER TABLE `pages` ADD `linked_from` text;--> statement-breakpoint
CREATE INDEX `sightings_by_end` ON `sightings` (`source_id`,`ends_at`);