ALTER TABLE `sightings` ADD `missed_at` integer;--> statement-breakpoint
ALTER TABLE `pages` ADD `listed` integer;