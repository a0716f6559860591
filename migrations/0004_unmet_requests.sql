CREATE TABLE `unmet_requests` (
	`session` text NOT NULL,
	`asked` text NOT NULL,
	`city` text NOT NULL,
	`state` text NOT NULL,
	`why` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`session`, `asked`, `city`, `state`)
);
--> statement-breakpoint
CREATE INDEX `unmet_requests_by_time` ON `unmet_requests` (`at`);