CREATE TABLE `cities` (
	`slug` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`state` text NOT NULL,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL,
	`latitude_band` integer GENERATED ALWAYS AS ((CAST(floor(latitude) AS INTEGER))) STORED NOT NULL,
	`population` integer NOT NULL,
	`timezone` text NOT NULL,
	`status` text DEFAULT 'known' NOT NULL,
	`is_hidden` integer DEFAULT false NOT NULL,
	`added_at` integer,
	`synced_at` integer,
	`ingest_turn` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `cities_by_name` ON `cities` (`name_key`,`state`,`population`);--> statement-breakpoint
CREATE INDEX `cities_by_place` ON `cities` (`latitude_band`,`longitude`);--> statement-breakpoint
CREATE INDEX `cities_of_network` ON `cities` (`state`,`slug`) WHERE status <> 'known';--> statement-breakpoint
CREATE TABLE `event_aliases` (
	`alias` text PRIMARY KEY NOT NULL,
	`event_id` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `events` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`description` text,
	`venue` text,
	`address` text,
	`city_slug` text NOT NULL,
	`city` text NOT NULL,
	`state` text NOT NULL,
	`timezone` text NOT NULL,
	`categories` text NOT NULL,
	`price_text` text NOT NULL,
	`price_min_cents` integer,
	`price_max_cents` integer,
	`image_hash` text,
	`image_source_url` text,
	`url` text,
	`ticket_url` text,
	`organizer` text,
	`status` text DEFAULT 'active' NOT NULL,
	`validation_error` text,
	`validated_at` integer,
	`is_featured` integer DEFAULT false NOT NULL,
	`attendee_count` integer DEFAULT 0 NOT NULL,
	`quality_tier` integer NOT NULL,
	`source_id` text NOT NULL,
	`source_name` text NOT NULL,
	`source_url` text NOT NULL,
	`next_start_local` text NOT NULL,
	`next_end_local` text,
	`next_starts_at` integer NOT NULL,
	`upcoming_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `events_by_id` ON `events` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `events_by_slug` ON `events` (`slug`);--> statement-breakpoint
CREATE INDEX `events_by_source` ON `events` (`source_id`);--> statement-breakpoint
CREATE INDEX `events_to_validate` ON `events` (`validated_at`) WHERE status = 'active' AND url IS NOT NULL;--> statement-breakpoint
CREATE TABLE `image_addresses` (
	`url` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`fetched_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `images` (
	`hash` text PRIMARY KEY NOT NULL,
	`content_type` text NOT NULL,
	`bytes` integer NOT NULL,
	`fetched_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `listing` (
	`scope` text NOT NULL,
	`starts_at` integer NOT NULL,
	`event_seq` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`price_cents` integer NOT NULL,
	`popularity` integer NOT NULL,
	PRIMARY KEY(`scope`, `starts_at`, `event_seq`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `listing_by_price` ON `listing` (`scope`,`price_cents`,`starts_at`,`event_seq`,`ends_at`);--> statement-breakpoint
CREATE INDEX `listing_by_popularity` ON `listing` (`scope`,"popularity" DESC,`starts_at`,`event_seq`,`ends_at`);--> statement-breakpoint
CREATE INDEX `listing_by_event` ON `listing` (`event_seq`);--> statement-breakpoint
CREATE INDEX `listing_by_end` ON `listing` (`ends_at`);--> statement-breakpoint
CREATE TABLE `listing_counts` (
	`scope` text PRIMARY KEY NOT NULL,
	`total` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `occurrences` (
	`event_id` text NOT NULL,
	`start_local` text NOT NULL,
	`end_local` text,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`city_slug` text NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	PRIMARY KEY(`event_id`, `start_local`)
);
--> statement-breakpoint
CREATE INDEX `occurrences_by_city` ON `occurrences` (`city_slug`,`starts_at`);--> statement-breakpoint
CREATE TABLE `sightings` (
	`source_id` text NOT NULL,
	`key` text NOT NULL,
	`series_key` text,
	`event_id` text NOT NULL,
	`start_local` text NOT NULL,
	`end_local` text,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`status` text NOT NULL,
	`page_url` text NOT NULL,
	`draft` text NOT NULL,
	`first_seen_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`withdrawn_at` integer,
	PRIMARY KEY(`source_id`, `key`),
	FOREIGN KEY (`source_id`) REFERENCES `sources`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sightings_by_event` ON `sightings` (`event_id`);--> statement-breakpoint
CREATE INDEX `sightings_by_page` ON `sightings` (`source_id`,`page_url`);--> statement-breakpoint
CREATE TABLE `controls` (
	`name` text PRIMARY KEY NOT NULL,
	`enabled` integer NOT NULL,
	`reason` text,
	`changed_at` integer NOT NULL,
	`changed_by` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `dead_letters` (
	`id` text PRIMARY KEY NOT NULL,
	`job_id` text,
	`kind` text,
	`body` text NOT NULL,
	`reason` text NOT NULL,
	`at` integer NOT NULL,
	`resolved_at` integer
);
--> statement-breakpoint
CREATE INDEX `dead_letters_open` ON `dead_letters` (`at`) WHERE resolved_at IS NULL;--> statement-breakpoint
CREATE TABLE `leases` (
	`key` text PRIMARY KEY NOT NULL,
	`token` text NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`payload` text NOT NULL,
	`dedupe_key` text NOT NULL,
	`city_slug` text,
	`state` text DEFAULT 'pending' NOT NULL,
	`not_before` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`waits` integer DEFAULT 0 NOT NULL,
	`lease_token` text,
	`lease_until` integer,
	`last_error` text,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	`finished_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_open` ON `outbox` (`dedupe_key`) WHERE state IN ('pending', 'sent', 'running');--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`state`,`not_before`);--> statement-breakpoint
CREATE INDEX `outbox_finished` ON `outbox` (`finished_at`) WHERE state = 'done';--> statement-breakpoint
CREATE TABLE `overrides` (
	`scope` text NOT NULL,
	`control` text NOT NULL,
	`enabled` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`changed_by` text NOT NULL,
	PRIMARY KEY(`scope`, `control`)
);
--> statement-breakpoint
CREATE TABLE `robots_files` (
	`origin` text PRIMARY KEY NOT NULL,
	`status` integer NOT NULL,
	`body` text NOT NULL,
	`fetched_at` integer NOT NULL,
	`unreachable_since` integer
);
--> statement-breakpoint
CREATE TABLE `runs` (
	`id` text PRIMARY KEY NOT NULL,
	`job_id` text NOT NULL,
	`kind` text NOT NULL,
	`source_id` text,
	`city_slug` text,
	`started_at` integer NOT NULL,
	`finished_at` integer NOT NULL,
	`outcome` text NOT NULL,
	`detail` text,
	`counts` text NOT NULL,
	`findings` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `runs_by_time` ON `runs` (`started_at`);--> statement-breakpoint
CREATE INDEX `runs_by_source` ON `runs` (`source_id`,`started_at`);--> statement-breakpoint
CREATE INDEX `runs_by_kind` ON `runs` (`kind`,`started_at`);--> statement-breakpoint
CREATE TABLE `pages` (
	`source_id` text NOT NULL,
	`url` text NOT NULL,
	`reason` text NOT NULL,
	`etag` text,
	`last_modified` text,
	`content_hash` text,
	`content_type` text,
	`fetched_at` integer NOT NULL,
	PRIMARY KEY(`source_id`, `url`),
	FOREIGN KEY (`source_id`) REFERENCES `sources`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `sources` (
	`id` text PRIMARY KEY NOT NULL,
	`city_slug` text NOT NULL,
	`name` text NOT NULL,
	`url` text NOT NULL,
	`host` text NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`tier` text DEFAULT 'medium' NOT NULL,
	`discovery_method` text DEFAULT 'configured' NOT NULL,
	`health` text DEFAULT 'new' NOT NULL,
	`health_detail` text,
	`recorded_at` text,
	`shift_weeks` integer,
	`interval_ms` integer NOT NULL,
	`next_due_at` integer NOT NULL,
	`last_run_at` integer,
	`last_success_at` integer,
	`consecutive_failures` integer DEFAULT 0 NOT NULL,
	`runs` integer DEFAULT 0 NOT NULL,
	`last_yield` integer,
	`usual_yield` real,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sources_by_url` ON `sources` (`url`);--> statement-breakpoint
CREATE INDEX `sources_due` ON `sources` (`next_due_at`) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX `sources_by_city` ON `sources` (`city_slug`,`status`);