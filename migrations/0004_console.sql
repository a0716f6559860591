CREATE TABLE `deployments` (
	`worker` text NOT NULL,
	`version` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`worker`, `version`)
);
--> statement-breakpoint
CREATE INDEX `deployments_by_time` ON `deployments` (`at`);--> statement-breakpoint
CREATE TABLE `error_groups` (
	`id` text PRIMARY KEY NOT NULL,
	`component` text NOT NULL,
	`message` text NOT NULL,
	`severity` text NOT NULL,
	`count` integer NOT NULL,
	`first_at` integer NOT NULL,
	`last_at` integer NOT NULL,
	`stack` text,
	`reference` text,
	`resolved_at` integer,
	`resolved_by` text
);
--> statement-breakpoint
CREATE INDEX `error_groups_by_time` ON `error_groups` (`last_at`);--> statement-breakpoint
CREATE INDEX `error_groups_open` ON `error_groups` (`severity`,`last_at`) WHERE resolved_at IS NULL;--> statement-breakpoint
CREATE INDEX `error_groups_by_count` ON `error_groups` (`count`);--> statement-breakpoint
CREATE TABLE `worker_hours` (
	`worker` text NOT NULL,
	`hour` integer NOT NULL,
	`requests` integer NOT NULL,
	`errors` integer NOT NULL,
	`isolate_starts` integer NOT NULL,
	`last_at` integer NOT NULL,
	`to_10` integer NOT NULL,
	`to_25` integer NOT NULL,
	`to_50` integer NOT NULL,
	`to_100` integer NOT NULL,
	`to_250` integer NOT NULL,
	`to_500` integer NOT NULL,
	`to_1000` integer NOT NULL,
	`to_2500` integer NOT NULL,
	`to_10000` integer NOT NULL,
	`beyond` integer NOT NULL,
	PRIMARY KEY(`hour`, `worker`)
);
--> statement-breakpoint
CREATE TABLE `config_versions` (
	`name` text PRIMARY KEY NOT NULL,
	`changes` integer NOT NULL,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `host_tallies` (
	`host` text PRIMARY KEY NOT NULL,
	`week` integer NOT NULL,
	`runs` integer NOT NULL,
	`failures` integer NOT NULL,
	`found` integer NOT NULL,
	`duration_ms` integer NOT NULL,
	`runs_before` integer DEFAULT 0 NOT NULL,
	`failures_before` integer DEFAULT 0 NOT NULL,
	`found_before` integer DEFAULT 0 NOT NULL,
	`duration_ms_before` integer DEFAULT 0 NOT NULL,
	`failure_rate` real GENERATED ALWAYS AS (((failures + failures_before) * 1.0 / max(1, runs + runs_before))) STORED NOT NULL
);
--> statement-breakpoint
CREATE INDEX `host_tallies_by_failure` ON `host_tallies` (`failure_rate`,`host`);--> statement-breakpoint
CREATE TABLE `manual_scrapes` (
	`id` text PRIMARY KEY NOT NULL,
	`city_slug` text NOT NULL,
	`jobs` integer NOT NULL,
	`started_at` integer NOT NULL,
	`started_by` text NOT NULL,
	`stopped_at` integer
);
--> statement-breakpoint
CREATE TABLE `scrape_hours` (
	`hour` integer PRIMARY KEY NOT NULL,
	`runs` integer NOT NULL,
	`skipped` integer NOT NULL,
	`errors` integer NOT NULL,
	`found` integer NOT NULL,
	`saved` integer NOT NULL,
	`duration_ms` integer NOT NULL,
	`new_sources` integer NOT NULL,
	`new_cities` integer NOT NULL
);
--> statement-breakpoint
DROP INDEX `outbox_finished`;--> statement-breakpoint
ALTER TABLE `outbox` ADD `manual_run_id` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `stop_requested_at` integer;--> statement-breakpoint
CREATE INDEX `outbox_manual` ON `outbox` (`manual_run_id`) WHERE manual_run_id IS NOT NULL AND state IN ('pending', 'sent', 'running');--> statement-breakpoint
CREATE INDEX `outbox_finished` ON `outbox` (`finished_at`) WHERE state IN ('done', 'cancelled');--> statement-breakpoint
DROP INDEX `sources_by_city`;--> statement-breakpoint
ALTER TABLE `sources` ADD `failed_runs` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `sources_in_order` ON `sources` (`city_slug`,`id`);--> statement-breakpoint
CREATE INDEX `sources_by_health` ON `sources` (`health`,`city_slug`,`id`);--> statement-breakpoint
CREATE INDEX `sources_by_name` ON `sources` (lower("name"));--> statement-breakpoint
CREATE INDEX `sources_by_host` ON `sources` (`host`);--> statement-breakpoint
CREATE INDEX `sources_by_city` ON `sources` (`city_slug`,`status`,`health`);--> statement-breakpoint
ALTER TABLE `dead_letters` ADD `resolution` text;--> statement-breakpoint
ALTER TABLE `dead_letters` ADD `resolved_by` text;--> statement-breakpoint
CREATE INDEX `dead_letters_resolved` ON `dead_letters` (`at`) WHERE resolved_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `dead_letters_by_time` ON `dead_letters` (`at`);--> statement-breakpoint
CREATE INDEX `runs_by_city` ON `runs` (`city_slug`,`kind`,`started_at`);--> statement-breakpoint
CREATE INDEX `runs_by_outcome` ON `runs` (`kind`,`outcome`,`started_at`);