CREATE TABLE `model_answers` (
	`key` text PRIMARY KEY NOT NULL,
	`answer` text,
	`tokens` integer NOT NULL,
	`asked_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `model_answers_by_time` ON `model_answers` (`asked_at`);--> statement-breakpoint
CREATE TABLE `model_holds` (
	`provider` text PRIMARY KEY NOT NULL,
	`until` integer NOT NULL,
	`reason` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `pages` ADD `awaits_model` integer DEFAULT false NOT NULL;