CREATE TABLE `told_apart` (
	`event_id` text NOT NULL,
	`other_id` text NOT NULL,
	`told_at` integer NOT NULL,
	PRIMARY KEY(`event_id`, `other_id`)
);
--> statement-breakpoint
ALTER TABLE `events` ADD `merged_into` text;--> statement-breakpoint
ALTER TABLE `events` ADD `merged_at` integer;--> statement-breakpoint
ALTER TABLE `events` ADD `has_twin` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `events_by_show` ON `events` (`source_id`,lower(trim("title")));--> statement-breakpoint
CREATE INDEX `events_with_twins` ON `events` (`source_id`,`title`) WHERE has_twin = 1;--> statement-breakpoint
CREATE INDEX `events_recurring` ON `events` (`next_starts_at`) WHERE upcoming_count > 1 AND status = 'active';--> statement-breakpoint
CREATE INDEX `events_merged` ON `events` (`merged_at`,`id`) WHERE merged_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `events_merged_into` ON `events` (`merged_into`) WHERE merged_into IS NOT NULL;--> statement-breakpoint
ALTER TABLE `sightings` ADD `own_event_id` text;