CREATE TABLE `datasets` (
	`id` text PRIMARY KEY NOT NULL,
	`city_slug` text NOT NULL,
	`night` text NOT NULL,
	`started_at` integer NOT NULL,
	`made_at` integer,
	`cursor` text,
	`parts` integer DEFAULT 0 NOT NULL,
	`events` integer DEFAULT 0 NOT NULL,
	`bytes` integer DEFAULT 0 NOT NULL,
	`sha256` text,
	`sources` text NOT NULL,
	`left_out` text NOT NULL,
	`hosts` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `datasets_of_city` ON `datasets` (`city_slug`,`night`);--> statement-breakpoint
CREATE INDEX `datasets_by_night` ON `datasets` (`night`);--> statement-breakpoint
CREATE INDEX `publisher_rules_since` ON `publisher_rules` (`since`);