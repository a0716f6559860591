ALTER TABLE `outbox` ADD `interruptions` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `pages` ADD `failed_readings` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `pages` ADD `failed_because` text;--> statement-breakpoint
ALTER TABLE `pages` ADD `failed_hash` text;--> statement-breakpoint
ALTER TABLE `pages` ADD `set_aside_at` integer;--> statement-breakpoint
CREATE INDEX `pages_unreadable` ON `pages` (`source_id`,`url`) WHERE failed_hash IS NOT NULL;