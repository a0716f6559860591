ALTER TABLE `sources` ADD `moved_from` text;--> statement-breakpoint
CREATE INDEX `sources_by_former_url` ON `sources` (`moved_from`) WHERE moved_from IS NOT NULL;