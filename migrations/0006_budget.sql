CREATE TABLE `quota_failures` (
	`provider` text PRIMARY KEY NOT NULL,
	`failures` integer NOT NULL,
	`first_at` integer NOT NULL,
	`last_at` integer NOT NULL,
	`message` text NOT NULL,
	`request_id` text
);
--> statement-breakpoint
CREATE TABLE `token_days` (
	`day` integer NOT NULL,
	`category` text NOT NULL,
	`used` integer NOT NULL,
	`reserved` integer NOT NULL,
	`cost_micro_dollars` integer NOT NULL,
	`calls` integer NOT NULL,
	PRIMARY KEY(`day`, `category`)
);
--> statement-breakpoint
CREATE TABLE `token_limits` (
	`name` text PRIMARY KEY NOT NULL,
	`tokens` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `token_reservations` (
	`operation_id` text PRIMARY KEY NOT NULL,
	`category` text NOT NULL,
	`day` integer NOT NULL,
	`tokens` integer NOT NULL,
	`state` text NOT NULL,
	`reserved_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`settled_at` integer,
	`actual_tokens` integer,
	`cost_micro_dollars` integer
);
--> statement-breakpoint
CREATE INDEX `token_reservations_open` ON `token_reservations` (`expires_at`) WHERE state = 'open';--> statement-breakpoint
CREATE INDEX `token_reservations_by_time` ON `token_reservations` (`reserved_at`);