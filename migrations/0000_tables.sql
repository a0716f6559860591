CREATE TABLE `authenticator_apps` (
	`user_id` text PRIMARY KEY NOT NULL,
	`sealed_secret` text NOT NULL,
	`last_step` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `passkey_challenges` (
	`challenge_hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`browser_hash` text NOT NULL,
	`user_id` text,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `passkey_challenges_by_user` ON `passkey_challenges` (`user_id`);--> statement-breakpoint
CREATE INDEX `passkey_challenges_by_expiry` ON `passkey_challenges` (`expires_at`);--> statement-breakpoint
CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `passkeys_by_user` ON `passkeys` (`user_id`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`user_id` text NOT NULL,
	`hash` text NOT NULL,
	PRIMARY KEY(`user_id`, `hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `waiting_sign_ins` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`connects` text,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `waiting_sign_ins_by_user` ON `waiting_sign_ins` (`user_id`);--> statement-breakpoint
CREATE INDEX `waiting_sign_ins_by_expiry` ON `waiting_sign_ins` (`expires_at`);--> statement-breakpoint
CREATE TABLE `account_tokens` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`email` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `account_tokens_by_user` ON `account_tokens` (`user_id`);--> statement-breakpoint
CREATE INDEX `account_tokens_by_expiry` ON `account_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `attempts` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`window_ends_at` integer NOT NULL,
	`succeeded_at` integer,
	`expires_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `attempts_by_expiry` ON `attempts` (`expires_at`);--> statement-breakpoint
CREATE TABLE `identities` (
	`issuer` text NOT NULL,
	`subject` text NOT NULL,
	`user_id` text NOT NULL,
	`provider` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`issuer`, `subject`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `identities_by_user` ON `identities` (`user_id`);--> statement-breakpoint
CREATE TABLE `known_devices` (
	`token_hash` text NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`token_hash`, `user_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `known_devices_by_user` ON `known_devices` (`user_id`);--> statement-breakpoint
CREATE INDEX `known_devices_by_expiry` ON `known_devices` (`expires_at`);--> statement-breakpoint
CREATE TABLE `provider_sign_ins` (
	`state_hash` text PRIMARY KEY NOT NULL,
	`browser_hash` text NOT NULL,
	`provider` text NOT NULL,
	`return_to` text NOT NULL,
	`came_from` text NOT NULL,
	`connects_to` text,
	`expires_at` integer NOT NULL,
	`used_at` integer
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `provider_sign_ins_by_expiry` ON `provider_sign_ins` (`expires_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`browser` text,
	`system` text,
	`created_at` integer NOT NULL,
	`renewed_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_by_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`role` text DEFAULT 'user' NOT NULL,
	`is_admin` integer DEFAULT false NOT NULL,
	`password_hash` text,
	`factors` integer DEFAULT 0 NOT NULL,
	`is_development` integer DEFAULT false NOT NULL,
	`email_verified_at` integer,
	`created_at` integer NOT NULL,
	`seen_at` integer DEFAULT 0 NOT NULL,
	`suspended_at` integer
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `users_by_email` ON `users` (`email_key`);--> statement-breakpoint
CREATE INDEX `users_by_name` ON `users` (lower("first_name" || ' ' || "last_name"));--> statement-breakpoint
CREATE INDEX `users_by_last_name` ON `users` (lower("last_name"));--> statement-breakpoint
CREATE INDEX `users_by_joined` ON `users` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_by_seen` ON `users` (`seen_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_of_role_by_joined` ON `users` (`role`,`created_at`,`id`) WHERE role <> 'user';--> statement-breakpoint
CREATE INDEX `users_of_role_by_seen` ON `users` (`role`,`seen_at`,`id`) WHERE role <> 'user';--> statement-breakpoint
CREATE INDEX `admins_by_joined` ON `users` (`created_at`,`id`) WHERE role = 'admin' OR is_admin = 1;--> statement-breakpoint
CREATE INDEX `admins_by_seen` ON `users` (`seen_at`,`id`) WHERE role = 'admin' OR is_admin = 1;--> statement-breakpoint
CREATE INDEX `suspended_by_joined` ON `users` (`created_at`,`id`) WHERE suspended_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `suspended_by_seen` ON `users` (`seen_at`,`id`) WHERE suspended_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `ad_boards` (
	`city_slug` text PRIMARY KEY NOT NULL,
	`ads` text NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `ad_days` (
	`campaign_id` text NOT NULL,
	`day` text NOT NULL,
	`served` integer DEFAULT 0 NOT NULL,
	`impressions` integer DEFAULT 0 NOT NULL,
	`clicks` integer DEFAULT 0 NOT NULL,
	`spent_cents` integer DEFAULT 0 NOT NULL,
	`free` integer DEFAULT 0 NOT NULL,
	`refused` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`campaign_id`, `day`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `ad_days_by_day` ON `ad_days` (`day`);--> statement-breakpoint
CREATE TABLE `ad_events` (
	`token` text NOT NULL,
	`action` text NOT NULL,
	`campaign_id` text NOT NULL,
	`visitor` text,
	`network` text,
	`day` text NOT NULL,
	`at` integer NOT NULL,
	`state` text NOT NULL,
	`batch` text NOT NULL,
	PRIMARY KEY(`token`, `action`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `ad_events_by_visitor` ON `ad_events` (`campaign_id`,`day`,`action`,`visitor`) WHERE state = 'charged';--> statement-breakpoint
CREATE INDEX `ad_events_by_network` ON `ad_events` (`campaign_id`,`day`,`action`,`network`) WHERE state = 'charged';--> statement-breakpoint
CREATE INDEX `ad_events_undecided` ON `ad_events` (`state`) WHERE state IN ('new', 'due');--> statement-breakpoint
CREATE INDEX `ad_events_by_batch` ON `ad_events` (`batch`);--> statement-breakpoint
CREATE INDEX `ad_events_by_time` ON `ad_events` (`at`);--> statement-breakpoint
CREATE TABLE `ads` (
	`campaign_id` text PRIMARY KEY NOT NULL,
	`city_slug` text NOT NULL,
	`city` text NOT NULL,
	`state` text NOT NULL,
	`timezone` text NOT NULL,
	`radius_miles` integer NOT NULL,
	`categories` text NOT NULL,
	`headline` text NOT NULL,
	`ad_text` text NOT NULL,
	`call_to_action` text NOT NULL,
	`landing_url` text NOT NULL,
	`end_day` text NOT NULL,
	`limit_cents` integer NOT NULL,
	`spent_cents` integer DEFAULT 0 NOT NULL,
	`is_open` integer NOT NULL,
	CONSTRAINT "spent_within_limit" CHECK(spent_cents BETWEEN 0 AND limit_cents)
);
--> statement-breakpoint
CREATE INDEX `ads_open` ON `ads` (`city_slug`) WHERE is_open = 1;--> statement-breakpoint
CREATE INDEX `ads_spent` ON `ads` (`campaign_id`) WHERE is_open = 1 AND spent_cents >= limit_cents;--> statement-breakpoint
CREATE TABLE `aggregate_scans` (
	`id` text PRIMARY KEY NOT NULL,
	`scan` text NOT NULL,
	`scanned_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `aggregate_scans_by_time` ON `aggregate_scans` (`scanned_at`);--> statement-breakpoint
CREATE TABLE `aggregate_sites` (
	`host` text PRIMARY KEY NOT NULL,
	`url` text NOT NULL,
	`name` text NOT NULL,
	`city_slug` text NOT NULL,
	`kind` text,
	`confidence` integer NOT NULL,
	`reasons` text NOT NULL,
	`queue` text DEFAULT '[]' NOT NULL,
	`seen` text DEFAULT '[]' NOT NULL,
	`venues` integer DEFAULT 0 NOT NULL,
	`found_at` integer NOT NULL,
	`next_read_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `aggregate_sites_due` ON `aggregate_sites` (`city_slug`,`next_read_at`);--> statement-breakpoint
CREATE TABLE `alert_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`firing_id` text,
	`title` text NOT NULL,
	`news` text NOT NULL,
	`channel` text NOT NULL,
	`target` text NOT NULL,
	`letter_id` text,
	`payload` text,
	`state` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`status` integer,
	`duration_ms` integer,
	`error` text,
	`created_at` integer NOT NULL,
	`finished_at` integer
);
--> statement-breakpoint
CREATE INDEX `alert_deliveries_by_time` ON `alert_deliveries` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `alert_deliveries_of_firing` ON `alert_deliveries` (`firing_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `alert_deliveries_of_letter` ON `alert_deliveries` (`letter_id`) WHERE letter_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `alert_firings` (
	`id` text PRIMARY KEY NOT NULL,
	`rule` text NOT NULL,
	`severity` text NOT NULL,
	`fired_at` integer NOT NULL,
	`figure` real NOT NULL,
	`threshold` real NOT NULL,
	`worst` real NOT NULL,
	`detail` text NOT NULL,
	`told_at` integer,
	`calm_since` integer,
	`silenced_by` text,
	`resolved_at` integer,
	`ending` text,
	`revision` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `alert_firings_open` ON `alert_firings` (`rule`) WHERE resolved_at IS NULL;--> statement-breakpoint
CREATE INDEX `alert_firings_by_time` ON `alert_firings` (`fired_at`,`id`);--> statement-breakpoint
CREATE INDEX `alert_firings_of_rule` ON `alert_firings` (`rule`,`fired_at`,`id`);--> statement-breakpoint
CREATE TABLE `alert_looks` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `alert_rules` (
	`rule` text PRIMARY KEY NOT NULL,
	`is_on` integer NOT NULL,
	`threshold` real NOT NULL,
	`severity` text NOT NULL,
	`by_mail` integer NOT NULL,
	`by_webhook` integer NOT NULL,
	`again_hours` integer NOT NULL,
	`changes` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`changed_by` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `alert_silences` (
	`id` text PRIMARY KEY NOT NULL,
	`rule` text NOT NULL,
	`reason` text NOT NULL,
	`by` text NOT NULL,
	`started_at` integer NOT NULL,
	`until` integer NOT NULL,
	`ended_at` integer
);
--> statement-breakpoint
CREATE INDEX `alert_silences_open` ON `alert_silences` (`until`) WHERE ended_at IS NULL;--> statement-breakpoint
CREATE TABLE `alert_webhooks` (
	`id` text PRIMARY KEY NOT NULL,
	`url` text NOT NULL,
	`is_on` integer NOT NULL,
	`secret` text NOT NULL,
	`former_secret` text,
	`former_until` integer,
	`changes` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`changed_by` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `api_keys` (
	`key_hash` text PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`hint` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_on` text,
	`calls_that_day` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `api_keys_by_user` ON `api_keys` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`actor_kind` text NOT NULL,
	`actor_id` text,
	`actor_email` text,
	`actor_role` text,
	`action` text NOT NULL,
	`subject` text NOT NULL,
	`before` text,
	`after` text,
	`request_id` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_log_by_actor` ON `audit_log` (`actor_id`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_by_action` ON `audit_log` (`action`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_by_request` ON `audit_log` (`request_id`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_by_subject` ON `audit_log` (`subject`,`id`);--> statement-breakpoint
CREATE TABLE `boost_hours` (
	`boost_id` text NOT NULL,
	`hour` integer NOT NULL,
	`impressions` integer DEFAULT 0 NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	`clicks` integer DEFAULT 0 NOT NULL,
	`conversions` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`boost_id`, `hour`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `boost_totals` (
	`boost_id` text PRIMARY KEY NOT NULL,
	`impressions` integer DEFAULT 0 NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	`clicks` integer DEFAULT 0 NOT NULL,
	`conversions` integer DEFAULT 0 NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `boost_views` (
	`boost_id` text NOT NULL,
	`by` text NOT NULL,
	`views` integer NOT NULL,
	PRIMARY KEY(`boost_id`, `by`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `boosts` (
	`id` text PRIMARY KEY NOT NULL,
	`event_id` text NOT NULL,
	`user_id` text NOT NULL,
	`payment_id` text NOT NULL,
	`plan` text NOT NULL,
	`duration_days` integer NOT NULL,
	`amount_cents` integer NOT NULL,
	`timing` text NOT NULL,
	`scheduled_day` text,
	`timezone` text NOT NULL,
	`event_title` text NOT NULL,
	`event_venue` text,
	`language` text NOT NULL,
	`status` text DEFAULT 'pending_payment' NOT NULL,
	`is_suspended` integer DEFAULT false NOT NULL,
	`ending` text,
	`starts_at` integer,
	`ends_at` integer,
	`gone_since` integer,
	`receipt` integer,
	`paid_at` integer,
	`told_refund_cents` integer DEFAULT 0 NOT NULL,
	`earned_days` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `boosts_by_payment` ON `boosts` (`payment_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `boosts_by_receipt` ON `boosts` (`receipt`);--> statement-breakpoint
CREATE INDEX `boosts_by_user` ON `boosts` (`user_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `boosts_live` ON `boosts` (`event_id`) WHERE status IN ('scheduled', 'active');--> statement-breakpoint
CREATE UNIQUE INDEX `boosts_unpaid` ON `boosts` (`user_id`,`event_id`) WHERE status = 'pending_payment';--> statement-breakpoint
CREATE INDEX `boosts_open` ON `boosts` (`created_at`) WHERE status IN ('pending_payment', 'scheduled', 'active');--> statement-breakpoint
CREATE INDEX `boosts_ended` ON `boosts` (`ends_at`) WHERE ends_at IS NOT NULL;--> statement-breakpoint
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
CREATE INDEX `token_reservations_by_time` ON `token_reservations` (`reserved_at`);--> statement-breakpoint
CREATE TABLE `campaign_drafts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`payment_id` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`fields` text,
	`language` text NOT NULL,
	`created_at` integer NOT NULL,
	`closed_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `campaign_drafts_payment_id_unique` ON `campaign_drafts` (`payment_id`);--> statement-breakpoint
CREATE INDEX `campaign_drafts_by_user` ON `campaign_drafts` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `campaign_drafts_open` ON `campaign_drafts` (`created_at`) WHERE closed_at IS NULL;--> statement-breakpoint
CREATE TABLE `campaigns` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`payment_id` text NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`city_slug` text NOT NULL,
	`city` text NOT NULL,
	`state` text NOT NULL,
	`timezone` text NOT NULL,
	`radius_miles` integer NOT NULL,
	`categories` text NOT NULL,
	`budget_cents` integer NOT NULL,
	`funded_cents` integer NOT NULL,
	`start_day` text NOT NULL,
	`end_day` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`headline` text NOT NULL,
	`ad_text` text NOT NULL,
	`call_to_action` text NOT NULL,
	`landing_url` text NOT NULL,
	`status` text NOT NULL,
	`paused_by` text,
	`ended_because` text,
	`told_refund_cents` integer DEFAULT 0 NOT NULL,
	`earned_cents` integer DEFAULT 0 NOT NULL,
	`reviewed_by` text,
	`reviewed_at` integer,
	`review_note` text,
	`language` text NOT NULL,
	`created_at` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "funded_within_budget" CHECK(funded_cents BETWEEN 0 AND budget_cents)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `campaigns_payment_id_unique` ON `campaigns` (`payment_id`);--> statement-breakpoint
CREATE INDEX `campaigns_by_user` ON `campaigns` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `campaigns_by_status` ON `campaigns` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `campaigns_to_start` ON `campaigns` (`starts_at`) WHERE status = 'approved';--> statement-breakpoint
CREATE INDEX `campaigns_to_end` ON `campaigns` (`ends_at`) WHERE status IN ('pending', 'approved', 'active', 'paused');--> statement-breakpoint
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
CREATE INDEX `cities_of_network_by_place` ON `cities` (`latitude_band`,`longitude`) WHERE status <> 'known';--> statement-breakpoint
CREATE INDEX `cities_by_size` ON `cities` (`state`,`population`);--> statement-breakpoint
CREATE INDEX `cities_of_network` ON `cities` (`state`,`slug`) WHERE status <> 'known';--> statement-breakpoint
CREATE TABLE `city_days` (
	`city_slug` text NOT NULL,
	`day` integer NOT NULL,
	`added` integer NOT NULL,
	`ended` integer NOT NULL,
	PRIMARY KEY(`city_slug`, `day`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `city_source_counts` (
	`city_slug` text PRIMARY KEY NOT NULL,
	`total` integer NOT NULL,
	`active` integer NOT NULL,
	`high_tier` integer NOT NULL,
	`found` integer DEFAULT 0 NOT NULL,
	`active_found` integer DEFAULT 0 NOT NULL,
	`from_aggregates` integer DEFAULT 0 NOT NULL,
	`last_found_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `discovered_cities` (
	`id` text PRIMARY KEY NOT NULL,
	`city_slug` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`discovered_at` integer NOT NULL,
	`sources_found` integer NOT NULL,
	`events_extracted` integer NOT NULL,
	`confidence` real NOT NULL,
	`reason` text NOT NULL,
	`event_quality` real NOT NULL,
	`source_reliability` real NOT NULL,
	`geo_accuracy` real NOT NULL,
	`notes` text,
	`decided_by` text,
	`decided_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `discovered_cities_city_slug_unique` ON `discovered_cities` (`city_slug`);--> statement-breakpoint
CREATE INDEX `discovered_cities_by_time` ON `discovered_cities` (`discovered_at`,`id`);--> statement-breakpoint
CREATE INDEX `discovered_cities_by_status` ON `discovered_cities` (`status`,`discovered_at`,`id`);--> statement-breakpoint
CREATE TABLE `conversations` (
	`session` text PRIMARY KEY NOT NULL,
	`wish` text NOT NULL,
	`shown` text NOT NULL,
	`lines` text NOT NULL,
	`turns` integer DEFAULT 1 NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `conversations_by_end` ON `conversations` (`expires_at`);--> statement-breakpoint
CREATE TABLE `config_versions` (
	`name` text PRIMARY KEY NOT NULL,
	`changes` integer NOT NULL,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `controls` (
	`name` text PRIMARY KEY NOT NULL,
	`enabled` integer NOT NULL,
	`reason` text,
	`changed_at` integer NOT NULL,
	`changed_by` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `overrides` (
	`scope` text NOT NULL,
	`control` text NOT NULL,
	`enabled` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`changed_by` text NOT NULL,
	PRIMARY KEY(`scope`, `control`)
);
--> statement-breakpoint
CREATE TABLE `corrections` (
	`event_id` text NOT NULL,
	`date` text NOT NULL,
	`field` text NOT NULL,
	`value` text,
	`venue_slug` text NOT NULL,
	`changed_by` text NOT NULL,
	`changed_at` integer NOT NULL,
	PRIMARY KEY(`event_id`, `date`, `field`)
);
--> statement-breakpoint
CREATE TABLE `counted_marks` (
	`key` text PRIMARY KEY NOT NULL,
	`batch` text NOT NULL,
	`at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `visitor_salts` (
	`day` integer PRIMARY KEY NOT NULL,
	`salt` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `event_days` (
	`day` integer PRIMARY KEY NOT NULL,
	`added` integer NOT NULL,
	`ended` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `event_totals` (
	`id` integer PRIMARY KEY NOT NULL,
	`events` integer NOT NULL,
	`without_image` integer NOT NULL,
	`ended` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `source_health_counts` (
	`city_slug` text PRIMARY KEY NOT NULL,
	`active` integer NOT NULL,
	`failing` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `source_health_counts_by_failing` ON `source_health_counts` (`failing`,`active`);--> statement-breakpoint
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
CREATE TABLE `error_occurrences` (
	`group_id` text NOT NULL,
	`slot` integer NOT NULL,
	`request_id` text NOT NULL,
	`job_id` text,
	`call` text,
	`message` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`group_id`, `slot`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `error_occurrences_by_request` ON `error_occurrences` (`request_id`,`at`);--> statement-breakpoint
CREATE TABLE `error_tallies` (
	`slot` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE `candidate_counts` (
	`state` text NOT NULL,
	`is_checked` integer NOT NULL,
	`total` integer NOT NULL,
	PRIMARY KEY(`state`, `is_checked`)
);
--> statement-breakpoint
CREATE TABLE `discovery_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`city_slug` text NOT NULL,
	`method` text NOT NULL,
	`started_by` text,
	`started_at` integer NOT NULL,
	`listed_at` integer,
	`ended_at` integer,
	`tokens` integer DEFAULT 0 NOT NULL,
	`candidates` integer DEFAULT 0 NOT NULL,
	`checked` integer DEFAULT 0 NOT NULL,
	`accepted` integer DEFAULT 0 NOT NULL,
	`wasted` integer DEFAULT 0 NOT NULL,
	`notes` text DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `discovery_sessions_by_time` ON `discovery_sessions` (`started_at`);--> statement-breakpoint
CREATE INDEX `discovery_sessions_of_city` ON `discovery_sessions` (`city_slug`,`started_at`);--> statement-breakpoint
CREATE TABLE `discovery_settings` (
	`name` text PRIMARY KEY NOT NULL,
	`is_on` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`changed_by` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `discovery_turns` (
	`city_slug` text PRIMARY KEY NOT NULL,
	`next_due_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `discovery_turns_due` ON `discovery_turns` (`next_due_at`);--> statement-breakpoint
CREATE TABLE `map_reads` (
	`city_slug` text PRIMARY KEY NOT NULL,
	`read_at` integer NOT NULL,
	`venues` integer NOT NULL,
	`failure` text
);
--> statement-breakpoint
CREATE TABLE `site_check_totals` (
	`id` integer PRIMARY KEY NOT NULL,
	`domains` integer NOT NULL,
	`checks` integer NOT NULL,
	`passes` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `site_checks` (
	`host` text PRIMARY KEY NOT NULL,
	`url` text NOT NULL,
	`verdict` text NOT NULL,
	`reasons` text NOT NULL,
	`score` integer NOT NULL,
	`tier` text NOT NULL,
	`platform` text,
	`language` text,
	`pages` integer NOT NULL,
	`bytes` integer NOT NULL,
	`checks` integer NOT NULL,
	`passes` integer NOT NULL,
	`failures` integer NOT NULL,
	`checked_at` integer NOT NULL,
	`blocked_until` integer,
	`blocked_by` text
);
--> statement-breakpoint
CREATE INDEX `site_checks_by_time` ON `site_checks` (`checked_at`);--> statement-breakpoint
CREATE INDEX `site_checks_blocked` ON `site_checks` (`blocked_until`) WHERE blocked_until IS NOT NULL;--> statement-breakpoint
CREATE INDEX `site_checks_failing` ON `site_checks` (`failures`) WHERE failures > 0;--> statement-breakpoint
CREATE TABLE `source_candidates` (
	`id` text PRIMARY KEY NOT NULL,
	`url` text NOT NULL,
	`address_key` text NOT NULL,
	`host` text NOT NULL,
	`city_slug` text NOT NULL,
	`name` text,
	`method` text NOT NULL,
	`found_because` text NOT NULL,
	`venue_type` text,
	`state` text DEFAULT 'waiting' NOT NULL,
	`verdict` text,
	`score` integer,
	`tier` text,
	`reasons` text DEFAULT '[]' NOT NULL,
	`source_url` text,
	`source_id` text,
	`platform` text,
	`language` text,
	`session_id` text NOT NULL,
	`checks` integer DEFAULT 0 NOT NULL,
	`checked_at` integer,
	`next_check_at` integer,
	`decided_by` text,
	`decided_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `source_candidates_by_address` ON `source_candidates` (`address_key`);--> statement-breakpoint
CREATE INDEX `source_candidates_by_state` ON `source_candidates` (`state`,`id`);--> statement-breakpoint
CREATE INDEX `source_candidates_to_review` ON `source_candidates` (`score`,`id`) WHERE state = 'waiting' AND checked_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `source_candidates_to_check` ON `source_candidates` (`city_slug`,`next_check_at`) WHERE next_check_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `source_candidates_of_session` ON `source_candidates` (`session_id`,`id`);--> statement-breakpoint
CREATE INDEX `source_candidates_of_source` ON `source_candidates` (`source_id`) WHERE source_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `source_candidates_accepted` ON `source_candidates` (`checked_at`) WHERE state = 'accepted';--> statement-breakpoint
CREATE TABLE `model_calls` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`category` text NOT NULL,
	`was_asked` integer NOT NULL,
	`avoidable_by` text NOT NULL,
	`prompt_tokens` integer NOT NULL,
	`answer_tokens` integer NOT NULL,
	`reduction_tokens` integer NOT NULL,
	`batch_tokens` integer NOT NULL,
	`events` integer NOT NULL,
	`cost_micro_dollars` integer NOT NULL,
	`micro_dollars_per_million` integer NOT NULL,
	`lesser_cost_micro_dollars` integer
);
--> statement-breakpoint
CREATE INDEX `model_calls_by_time` ON `model_calls` (`at`);--> statement-breakpoint
CREATE TABLE `strategy_switches` (
	`name` text PRIMARY KEY NOT NULL,
	`enabled` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `enhancements` (
	`event_id` text PRIMARY KEY NOT NULL,
	`basis` text DEFAULT '' NOT NULL,
	`details` text,
	`level` text,
	`page_hash` text,
	`etag` text,
	`last_modified` text,
	`composed_at` integer,
	`checked_at` integer,
	`held_until` integer DEFAULT 0 NOT NULL,
	`held_by` text,
	`failure` text
);
--> statement-breakpoint
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
	`venue_slug` text,
	`venue_shown` text,
	`address` text,
	`latitude` real,
	`longitude` real,
	`city_slug` text NOT NULL,
	`city` text NOT NULL,
	`state` text NOT NULL,
	`timezone` text NOT NULL,
	`categories` text NOT NULL,
	`price_text` text NOT NULL,
	`price_min_cents` integer,
	`price_max_cents` integer,
	`price_order` integer GENERATED ALWAYS AS (coalesce(price_min_cents, CASE WHEN price_text = 'See event page' THEN 1000000000000
  ELSE CAST(round(min(CAST(ltrim(replace(price_text, ',', ''), replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(price_text, '0', ''), '1', ''), '2', ''), '3', ''), '4', ''), '5', ''), '6', ''), '7', ''), '8', ''), '9', '')) AS REAL), 10000000) * 100) AS INTEGER) END)) VIRTUAL NOT NULL,
	`image_hash` text,
	`image_color` text,
	`image_source_url` text,
	`made_image` text,
	`url` text,
	`ticket_url` text,
	`organizer` text,
	`status` text DEFAULT 'active' NOT NULL,
	`is_sold_out` integer DEFAULT false NOT NULL,
	`is_online` integer DEFAULT false NOT NULL,
	`ages` text,
	`is_family_friendly` integer DEFAULT false NOT NULL,
	`moved_from_local` text,
	`validation_error` text,
	`validated_at` integer,
	`revalidate_at` integer GENERATED ALWAYS AS ((validated_at + CASE WHEN (next_starts_at - validated_at) < 345600000 THEN 86400000
  WHEN (next_starts_at - validated_at) < 1209600000 THEN min(259200000, (next_starts_at - validated_at) - 259200000) ELSE max(259200000, min(604800000, (next_starts_at - validated_at) - 950400000)) END)) VIRTUAL,
	`is_featured` integer DEFAULT false NOT NULL,
	`boost_rank` integer DEFAULT 0 NOT NULL,
	`attendee_count` integer DEFAULT 0 NOT NULL,
	`source_count` integer DEFAULT 1 NOT NULL,
	`popularity` integer GENERATED ALWAYS AS ((max(is_featured, boost_rank) * 1000000000000 + min(attendee_count, 999999999) * 1000 + min(source_count, 999))) VIRTUAL NOT NULL,
	`quality_tier` integer NOT NULL,
	`quality_score` integer DEFAULT 0 NOT NULL,
	`quality_reasons` text DEFAULT '[]' NOT NULL,
	`category_reasons` text DEFAULT '[]' NOT NULL,
	`enhanced_at` integer,
	`source_id` text NOT NULL,
	`source_name` text NOT NULL,
	`source_url` text NOT NULL,
	`next_start_local` text NOT NULL,
	`next_end_local` text,
	`next_starts_at` integer NOT NULL,
	`upcoming_count` integer DEFAULT 0 NOT NULL,
	`is_location_checked` integer DEFAULT false NOT NULL,
	`merged_into` text,
	`merged_at` integer,
	`has_duplicate` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`changed_at` integer DEFAULT 0 NOT NULL,
	`dates_shown` text,
	`told` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `events_by_id` ON `events` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `events_by_slug` ON `events` (`slug`);--> statement-breakpoint
CREATE INDEX `events_by_source` ON `events` (`source_id`);--> statement-breakpoint
CREATE INDEX `events_by_show` ON `events` (`source_id`,lower(trim("title")));--> statement-breakpoint
CREATE INDEX `events_location_unchecked` ON `events` (`seq`) WHERE is_location_checked = 0;--> statement-breakpoint
CREATE INDEX `events_with_duplicates` ON `events` (`source_id`,`title`) WHERE has_duplicate = 1;--> statement-breakpoint
CREATE INDEX `events_recurring` ON `events` (`next_starts_at`) WHERE upcoming_count > 1 AND status = 'active';--> statement-breakpoint
CREATE INDEX `events_lasting` ON `events` (`next_starts_at`) WHERE status = 'active' AND upcoming_count = 1 AND substr(next_end_local, 1, 10) > substr(next_start_local, 1, 10);--> statement-breakpoint
CREATE INDEX `events_merged` ON `events` (`merged_at`,`id`) WHERE merged_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `events_merged_into` ON `events` (`merged_into`) WHERE merged_into IS NOT NULL;--> statement-breakpoint
CREATE INDEX `events_by_picture` ON `events` (`image_hash`,`source_id`) WHERE image_hash IS NOT NULL;--> statement-breakpoint
CREATE INDEX `events_without_picture` ON `events` ((categories->>'$[0]'),`next_starts_at`) WHERE image_hash IS NULL AND made_image IS NULL AND status IN ('active', 'cancelled', 'postponed');--> statement-breakpoint
CREATE INDEX `events_gone` ON `events` (`next_starts_at`) WHERE validation_error IS NOT NULL;--> statement-breakpoint
CREATE INDEX `events_without_image` ON `events` (`next_starts_at`) WHERE image_hash IS NULL AND status = 'active';--> statement-breakpoint
CREATE INDEX `events_ended` ON `events` (`next_starts_at`) WHERE status = 'ended';--> statement-breakpoint
CREATE INDEX `events_to_validate` ON `events` (`revalidate_at`) WHERE status IN ('active', 'cancelled', 'postponed') AND url IS NOT NULL;--> statement-breakpoint
CREATE TABLE `listing` (
	`scope` text NOT NULL,
	`starts_at` integer NOT NULL,
	`event_seq` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`price_order` integer NOT NULL,
	`popularity` integer NOT NULL,
	PRIMARY KEY(`scope`, `starts_at`, `event_seq`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `listing_by_price` ON `listing` (`scope`,`price_order`,`starts_at`,`event_seq`,`ends_at`);--> statement-breakpoint
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
	`is_sold_out` integer DEFAULT false NOT NULL,
	`moved_from_local` text,
	`told` text,
	PRIMARY KEY(`event_id`, `start_local`)
);
--> statement-breakpoint
CREATE INDEX `occurrences_by_city` ON `occurrences` (`city_slug`,`starts_at`);--> statement-breakpoint
CREATE INDEX `occurrences_told` ON `occurrences` (`city_slug`,(told->>'$.startsAt')) WHERE told IS NOT NULL;--> statement-breakpoint
CREATE TABLE `sightings` (
	`source_id` text NOT NULL,
	`key` text NOT NULL,
	`series_key` text,
	`event_id` text NOT NULL,
	`own_event_id` text,
	`start_local` text NOT NULL,
	`end_local` text,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`status` text NOT NULL,
	`is_sold_out` integer DEFAULT false NOT NULL,
	`is_online` integer DEFAULT false NOT NULL,
	`ages` text,
	`is_family_friendly` integer DEFAULT false NOT NULL,
	`moved_from_local` text,
	`moved_at` integer,
	`page_url` text NOT NULL,
	`page_said` text,
	`draft` text NOT NULL,
	`first_seen_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`missed_at` integer,
	`withdrawn_at` integer,
	PRIMARY KEY(`source_id`, `key`),
	FOREIGN KEY (`source_id`) REFERENCES `sources`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sightings_by_event` ON `sightings` (`event_id`);--> statement-breakpoint
CREATE INDEX `sightings_by_page` ON `sightings` (`source_id`,`page_url`);--> statement-breakpoint
CREATE INDEX `sightings_by_end` ON `sightings` (`source_id`,`ends_at`);--> statement-breakpoint
CREATE TABLE `event_hours` (
	`hour` integer PRIMARY KEY NOT NULL,
	`added` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `expansion_rounds` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`started_by` text NOT NULL,
	`evaluated` integer NOT NULL,
	`started` integer NOT NULL,
	`note` text NOT NULL,
	`best` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `expansion_rounds_by_time` ON `expansion_rounds` (`at`);--> statement-breakpoint
CREATE TABLE `expansion_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`city_slug` text NOT NULL,
	`state` text NOT NULL,
	`stage` text NOT NULL,
	`started_at` integer NOT NULL,
	`started_by` text NOT NULL,
	`score` real NOT NULL,
	`sources` integer DEFAULT 0 NOT NULL,
	`events` integer DEFAULT 0 NOT NULL,
	`tokens` integer DEFAULT 0 NOT NULL,
	`steps` text NOT NULL,
	`next_look_at` integer NOT NULL,
	`deadline_at` integer NOT NULL,
	`ended_at` integer,
	`retry_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `expansion_runs_open` ON `expansion_runs` (`city_slug`) WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX `expansion_runs_to_look` ON `expansion_runs` (`next_look_at`) WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX `expansion_runs_by_start` ON `expansion_runs` (`started_at`);--> statement-breakpoint
CREATE INDEX `expansion_runs_by_end` ON `expansion_runs` (`ended_at`) WHERE ended_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `expansion_runs_resting` ON `expansion_runs` (`retry_at`,`city_slug`) WHERE retry_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `expansion_settings` (
	`id` text PRIMARY KEY NOT NULL,
	`interval_ms` integer NOT NULL,
	`max_daily_cities` integer NOT NULL,
	`changes` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`changed_by` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `follows` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`query` text NOT NULL,
	`query_key` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `follows_once` ON `follows` (`user_id`,`kind`,`query_key`);--> statement-breakpoint
CREATE INDEX `follows_by_user` ON `follows` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `hearts` (
	`user_id` text NOT NULL,
	`event_id` text NOT NULL,
	`saved_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `event_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `hearts_by_event` ON `hearts` (`event_id`);--> statement-breakpoint
CREATE TABLE `hidden_series` (
	`user_id` text NOT NULL,
	`event_id` text NOT NULL,
	`hidden_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `event_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `category_images` (
	`category` text NOT NULL,
	`number` integer NOT NULL,
	`hash` text NOT NULL,
	`prompt` text NOT NULL,
	`tags` text NOT NULL,
	`made_by` text NOT NULL,
	`generated_at` integer NOT NULL,
	`is_applied` integer DEFAULT true NOT NULL,
	PRIMARY KEY(`category`, `number`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `category_rotation` (
	`category` text NOT NULL,
	`slot` integer NOT NULL,
	`image` text NOT NULL,
	PRIMARY KEY(`category`, `slot`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `image_addresses` (
	`url` text PRIMARY KEY NOT NULL,
	`hash` text,
	`failure` text,
	`fetched_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `image_attempts` (
	`event_id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `image_attempts_by_time` ON `image_attempts` (`at`);--> statement-breakpoint
CREATE TABLE `image_days` (
	`day` integer PRIMARY KEY NOT NULL,
	`used` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `image_switches` (
	`name` text PRIMARY KEY NOT NULL,
	`enabled` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`changed_by` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `images` (
	`hash` text PRIMARY KEY NOT NULL,
	`content_type` text NOT NULL,
	`bytes` integer NOT NULL,
	`width` integer,
	`height` integer,
	`color` text,
	`origin` text DEFAULT 'source' NOT NULL,
	`refusal` text,
	`fetched_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `picture_needs` (
	`category` text PRIMARY KEY NOT NULL,
	`events` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `itineraries` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`share_key` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `itineraries_by_user` ON `itineraries` (`user_id`,`updated_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `itineraries_by_link` ON `itineraries` (`share_key`);--> statement-breakpoint
CREATE TABLE `itinerary_stops` (
	`itinerary_id` text NOT NULL,
	`id` text NOT NULL,
	`event_id` text NOT NULL,
	`title` text NOT NULL,
	`venue` text,
	`timezone` text NOT NULL,
	`start_local` text NOT NULL,
	`end_local` text,
	`starts_at` integer NOT NULL,
	`ends_at` integer,
	`note` text,
	`added_at` integer NOT NULL,
	PRIMARY KEY(`itinerary_id`, `id`),
	FOREIGN KEY (`itinerary_id`) REFERENCES `itineraries`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `itinerary_stops_once` ON `itinerary_stops` (`itinerary_id`,`event_id`,`start_local`);--> statement-breakpoint
CREATE INDEX `itinerary_stops_by_event` ON `itinerary_stops` (`event_id`);--> statement-breakpoint
CREATE TABLE `dead_letters` (
	`id` text PRIMARY KEY NOT NULL,
	`job_id` text,
	`request_id` text,
	`kind` text,
	`body` text NOT NULL,
	`reason` text NOT NULL,
	`at` integer NOT NULL,
	`resolved_at` integer,
	`resolution` text,
	`resolved_by` text
);
--> statement-breakpoint
CREATE INDEX `dead_letters_open` ON `dead_letters` (`at`) WHERE resolved_at IS NULL;--> statement-breakpoint
CREATE INDEX `dead_letters_resolved` ON `dead_letters` (`at`) WHERE resolved_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `dead_letters_by_time` ON `dead_letters` (`at`);--> statement-breakpoint
CREATE INDEX `dead_letters_by_request` ON `dead_letters` (`request_id`,`at`) WHERE request_id IS NOT NULL;--> statement-breakpoint
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
	`day` integer DEFAULT 0 NOT NULL,
	`day_requests` integer DEFAULT 0 NOT NULL,
	`failure_rate` real GENERATED ALWAYS AS (((failures + failures_before) * 1.0 / max(1, runs + runs_before))) STORED NOT NULL
);
--> statement-breakpoint
CREATE INDEX `host_tallies_by_failure` ON `host_tallies` (`failure_rate`,`host`);--> statement-breakpoint
CREATE INDEX `host_tallies_by_found` ON `host_tallies` ((found + found_before),`host`);--> statement-breakpoint
CREATE TABLE `host_totals` (
	`id` integer PRIMARY KEY NOT NULL,
	`hosts` integer NOT NULL,
	`healthy` integer NOT NULL,
	`critical` integer NOT NULL,
	`runs` integer NOT NULL,
	`found` integer NOT NULL
);
--> statement-breakpoint
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
	`interruptions` integer DEFAULT 0 NOT NULL,
	`waits` integer DEFAULT 0 NOT NULL,
	`lease_token` text,
	`lease_until` integer,
	`last_error` text,
	`manual_run_id` text,
	`request_id` text,
	`stop_requested_at` integer,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	`finished_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_open` ON `outbox` (`dedupe_key`) WHERE state IN ('pending', 'sent', 'running');--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`state`,`not_before`);--> statement-breakpoint
CREATE INDEX `outbox_reads` ON `outbox` (`not_before`) WHERE state = 'pending' AND kind = 'source.scrape';--> statement-breakpoint
CREATE INDEX `outbox_others` ON `outbox` (`not_before`) WHERE state = 'pending' AND kind <> 'source.scrape';--> statement-breakpoint
CREATE INDEX `outbox_at_work` ON `outbox` (`kind`,`state`) WHERE state IN ('sent', 'running');--> statement-breakpoint
CREATE INDEX `outbox_finished` ON `outbox` (`finished_at`) WHERE state IN ('done', 'cancelled');--> statement-breakpoint
CREATE INDEX `outbox_by_request` ON `outbox` (`request_id`,`id`) WHERE request_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `outbox_manual` ON `outbox` (`manual_run_id`) WHERE manual_run_id IS NOT NULL AND state IN ('pending', 'sent', 'running');--> statement-breakpoint
CREATE TABLE `runs` (
	`id` text PRIMARY KEY NOT NULL,
	`job_id` text NOT NULL,
	`request_id` text,
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
CREATE INDEX `runs_by_city` ON `runs` (`city_slug`,`kind`,`started_at`);--> statement-breakpoint
CREATE INDEX `runs_by_request` ON `runs` (`request_id`,`started_at`) WHERE request_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `runs_by_outcome` ON `runs` (`kind`,`outcome`,`started_at`);--> statement-breakpoint
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
CREATE TABLE `kept_changes` (
	`event_id` text PRIMARY KEY NOT NULL,
	`known_dates` text NOT NULL,
	`known_venue` text,
	`since` integer NOT NULL,
	`due_at` integer,
	`telling` text,
	`cursor` text DEFAULT '' NOT NULL,
	`told_at` integer,
	`told` text DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `kept_changes_due` ON `kept_changes` (`due_at`) WHERE due_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `kept_changes_told` ON `kept_changes` (`told_at`) WHERE due_at IS NULL;--> statement-breakpoint
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
CREATE TABLE `learned_extractors` (
	`source_id` text NOT NULL,
	`pattern` text NOT NULL,
	`version` integer NOT NULL,
	`host` text NOT NULL,
	`status` text NOT NULL,
	`rules` text NOT NULL,
	`learned_from` text NOT NULL,
	`learned_at` integer NOT NULL,
	`learned_tokens` integer DEFAULT 0 NOT NULL,
	`venue_type` text NOT NULL,
	`strategy` text NOT NULL,
	`replays` integer DEFAULT 0 NOT NULL,
	`successes` integer DEFAULT 0 NOT NULL,
	`yields` text NOT NULL,
	`low_visits` integer DEFAULT 0 NOT NULL,
	`last_replay_at` integer,
	`ended_at` integer,
	`ended_because` text,
	PRIMARY KEY(`source_id`, `pattern`, `version`),
	FOREIGN KEY (`source_id`) REFERENCES `sources`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `learned_extractors_newest` ON `learned_extractors` (`learned_at`,`source_id`,`pattern`);--> statement-breakpoint
CREATE TABLE `learned_tallies` (
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`patterns` integer NOT NULL,
	`replays` integer NOT NULL,
	`successes` integer NOT NULL,
	PRIMARY KEY(`kind`, `name`)
);
--> statement-breakpoint
CREATE INDEX `learned_tallies_by_size` ON `learned_tallies` (`kind`,`patterns`);--> statement-breakpoint
CREATE TABLE `ledger_balances` (
	`book` text NOT NULL,
	`account` text NOT NULL,
	`debit_cents` integer NOT NULL,
	`credit_cents` integer NOT NULL,
	PRIMARY KEY(`book`, `account`)
);
--> statement-breakpoint
CREATE TABLE `ledger_entries` (
	`book` text NOT NULL,
	`seq` integer NOT NULL,
	`operation` text NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	`payment_id` text NOT NULL,
	`lines` text NOT NULL,
	`previous_hash` text NOT NULL,
	`hash` text NOT NULL,
	PRIMARY KEY(`book`, `seq`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_entries_operation_unique` ON `ledger_entries` (`operation`);--> statement-breakpoint
CREATE INDEX `ledger_entries_by_payment` ON `ledger_entries` (`payment_id`,`seq`);--> statement-breakpoint
CREATE INDEX `ledger_entries_by_time` ON `ledger_entries` (`at`);--> statement-breakpoint
CREATE TABLE `ledger_proofs` (
	`day` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`entries` integer NOT NULL,
	`breaks` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `location_checks` (
	`event_id` text PRIMARY KEY NOT NULL,
	`severity` integer NOT NULL,
	`violations` text NOT NULL,
	`checked_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `location_checks_worst` ON `location_checks` (`severity`,`event_id`);--> statement-breakpoint
CREATE TABLE `location_counts` (
	`severity` integer PRIMARY KEY NOT NULL,
	`events` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `letters` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`to` text NOT NULL,
	`language` text NOT NULL,
	`data` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `letters_by_age` ON `letters` (`created_at`);--> statement-breakpoint
CREATE TABLE `notice_choices` (
	`user_id` text PRIMARY KEY NOT NULL,
	`changes` integer DEFAULT true NOT NULL,
	`weekly` integer,
	`weekly_at` integer,
	`language` text DEFAULT 'en' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notice_choices_due` ON `notice_choices` (`weekly_at`) WHERE weekly_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `unsubscribe_links` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `unsubscribe_links_by_user` ON `unsubscribe_links` (`user_id`);--> statement-breakpoint
CREATE TABLE `operations` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`city_slug` text,
	`state` text NOT NULL,
	`event_ids` text NOT NULL,
	`cursor` text,
	`is_queued` integer DEFAULT false NOT NULL,
	`step` integer DEFAULT 0 NOT NULL,
	`total` integer NOT NULL,
	`done` integer DEFAULT 0 NOT NULL,
	`changed` integer DEFAULT 0 NOT NULL,
	`message` text,
	`results` text NOT NULL,
	`started_by` text NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `operations_running` ON `operations` (`subject`) WHERE state = 'running';--> statement-breakpoint
CREATE INDEX `operations_by_time` ON `operations` (`started_at`);--> statement-breakpoint
CREATE INDEX `operations_by_kind` ON `operations` (`kind`,`started_at`);--> statement-breakpoint
CREATE TABLE `picture_searches` (
	`event_id` text PRIMARY KEY NOT NULL,
	`searched_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `payment_events` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`intent_id` text,
	`at` integer NOT NULL,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `payment_events_by_time` ON `payment_events` (`received_at`);--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`subject_id` text NOT NULL,
	`user_id` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`description` text NOT NULL,
	`intent_id` text,
	`status` text DEFAULT 'unpaid' NOT NULL,
	`received_cents` integer DEFAULT 0 NOT NULL,
	`refunded_cents` integer DEFAULT 0 NOT NULL,
	`disputed_cents` integer DEFAULT 0 NOT NULL,
	`has_open_dispute` integer DEFAULT false NOT NULL,
	`failure` text,
	`failed_at` integer,
	`created_at` integer NOT NULL,
	`paid_at` integer,
	`revision` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_intent_id_unique` ON `payments` (`intent_id`);--> statement-breakpoint
CREATE INDEX `payments_by_subject` ON `payments` (`purpose`,`subject_id`);--> statement-breakpoint
CREATE INDEX `payments_by_user` ON `payments` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `payments_by_time` ON `payments` (`created_at`);--> statement-breakpoint
CREATE INDEX `payments_failed` ON `payments` (`failed_at`) WHERE failed_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `payments_disputed` ON `payments` (`id`) WHERE has_open_dispute = 1;--> statement-breakpoint
CREATE INDEX `payments_open` ON `payments` (`created_at`) WHERE status IN ('unpaid', 'processing');--> statement-breakpoint
CREATE TABLE `reconciliations` (
	`day` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`checked` integer NOT NULL,
	`repaired` integer NOT NULL,
	`differences` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`reason` text NOT NULL,
	`status` text DEFAULT 'requested' NOT NULL,
	`provider_id` text,
	`created_at` integer NOT NULL,
	`finished_at` integer
);
--> statement-breakpoint
CREATE INDEX `refunds_by_payment` ON `refunds` (`payment_id`);--> statement-breakpoint
CREATE INDEX `refunds_open` ON `refunds` (`created_at`) WHERE status IN ('requested', 'pending');--> statement-breakpoint
CREATE TABLE `points_ledger` (
	`user_id` text NOT NULL,
	`action` text NOT NULL,
	`event_id` text NOT NULL,
	`points` integer NOT NULL,
	`awarded_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `action`, `event_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `promoter_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`organization` text NOT NULL,
	`website` text NOT NULL,
	`about` text NOT NULL,
	`cities` text NOT NULL,
	`language` text NOT NULL,
	`status` text NOT NULL,
	`note` text,
	`decided_by` text,
	`decided_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `promoter_requests_by_status` ON `promoter_requests` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `promoter_requests_by_user` ON `promoter_requests` (`user_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `promoter_requests_once` ON `promoter_requests` (`user_id`) WHERE status = 'open';--> statement-breakpoint
CREATE TABLE `publisher_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`host` text NOT NULL,
	`wish` text NOT NULL,
	`words` text,
	`email` text NOT NULL,
	`language` text NOT NULL,
	`sameness` text NOT NULL,
	`status` text NOT NULL,
	`token_hash` text,
	`token_expires_at` integer,
	`confirmed_at` integer,
	`note` text,
	`decided_by` text,
	`decided_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `publisher_requests_sameness_unique` ON `publisher_requests` (`sameness`);--> statement-breakpoint
CREATE UNIQUE INDEX `publisher_requests_token_hash_unique` ON `publisher_requests` (`token_hash`);--> statement-breakpoint
CREATE INDEX `publisher_requests_by_status` ON `publisher_requests` (`status`,`id`);--> statement-breakpoint
CREATE TABLE `publisher_rules` (
	`host` text PRIMARY KEY NOT NULL,
	`wish` text NOT NULL,
	`request_id` text NOT NULL,
	`granted_by` text,
	`since` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `quality_counts` (
	`tier` integer PRIMARY KEY NOT NULL,
	`events` integer NOT NULL,
	`score_sum` integer NOT NULL,
	`enhanced` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `source_event_counts` (
	`source_id` text PRIMARY KEY NOT NULL,
	`events` integer NOT NULL,
	`without_image` integer NOT NULL,
	`ended` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `source_event_counts_by_image` ON `source_event_counts` (`without_image`);--> statement-breakpoint
CREATE TABLE `recovery_turns` (
	`source_id` text PRIMARY KEY NOT NULL,
	`attempts` integer NOT NULL,
	`next_due_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `source_recoveries` (
	`id` text PRIMARY KEY NOT NULL,
	`source_id` text NOT NULL,
	`city_slug` text NOT NULL,
	`url` text NOT NULL,
	`status` text NOT NULL,
	`alternative_url` text,
	`tier` text,
	`method` text,
	`tokens` integer DEFAULT 0 NOT NULL,
	`requests` integer NOT NULL,
	`detail` text NOT NULL,
	`tried` text DEFAULT '[]' NOT NULL,
	`attempted_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `source_recoveries_by_time` ON `source_recoveries` (`attempted_at`);--> statement-breakpoint
CREATE INDEX `source_recoveries_of_city` ON `source_recoveries` (`city_slug`,`attempted_at`);--> statement-breakpoint
CREATE TABLE `event_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`event_id` text NOT NULL,
	`kind` text NOT NULL,
	`words` text,
	`email` text,
	`language` text DEFAULT 'en' NOT NULL,
	`sameness` text NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`note` text,
	`decided_by` text,
	`decided_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `event_reports_sameness_unique` ON `event_reports` (`sameness`);--> statement-breakpoint
CREATE INDEX `event_reports_by_status` ON `event_reports` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `event_reports_open` ON `event_reports` (`event_id`) WHERE status = 'open';--> statement-breakpoint
CREATE TABLE `held_drafts` (
	`id` text PRIMARY KEY NOT NULL,
	`source_id` text NOT NULL,
	`key` text NOT NULL,
	`page_url` text NOT NULL,
	`title` text NOT NULL,
	`start` text NOT NULL,
	`confidence` text NOT NULL,
	`title_and_day` real NOT NULL,
	`doubts` text NOT NULL,
	`draft` text NOT NULL,
	`held_since` integer NOT NULL,
	`last_seen` integer NOT NULL,
	`decision` text,
	`reason` text,
	`decided_by` text,
	`decided_at` integer,
	FOREIGN KEY (`source_id`) REFERENCES `sources`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `held_drafts_by_key` ON `held_drafts` (`source_id`,`key`);--> statement-breakpoint
CREATE INDEX `held_drafts_waiting` ON `held_drafts` (`title_and_day`,`id`) WHERE decision IS NULL;--> statement-breakpoint
CREATE INDEX `held_drafts_decided` ON `held_drafts` (`decision`) WHERE decision IS NOT NULL;--> statement-breakpoint
CREATE INDEX `held_drafts_waiting_of_source` ON `held_drafts` (`source_id`,`title_and_day`,`id`) WHERE decision IS NULL;--> statement-breakpoint
CREATE TABLE `review_decisions` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`item_id` text NOT NULL,
	`title` text NOT NULL,
	`topic` text NOT NULL,
	`topic_name` text NOT NULL,
	`decision` text NOT NULL,
	`undo` text NOT NULL,
	`decided_by` text NOT NULL,
	`decided_at` integer NOT NULL,
	`undone_by` text,
	`undone_at` integer
);
--> statement-breakpoint
CREATE INDEX `review_decisions_that_hold` ON `review_decisions` (`decided_at`,`id`) WHERE undone_at IS NULL;--> statement-breakpoint
CREATE TABLE `schedule_turns` (
	`process` text PRIMARY KEY NOT NULL,
	`last_at` integer NOT NULL,
	`pace` real DEFAULT 1 NOT NULL,
	`haste` real DEFAULT 1 NOT NULL,
	`floor_ms` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `schedules` (
	`id` text PRIMARY KEY NOT NULL,
	`is_running` integer NOT NULL,
	`always_on` integer NOT NULL,
	`continuous_scraper` integer NOT NULL,
	`min_scraping_ms` integer NOT NULL,
	`discovery_ms` integer NOT NULL,
	`new_source_ms` integer NOT NULL,
	`max_concurrent` integer NOT NULL,
	`delay_ms` integer NOT NULL,
	`changes` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`changed_by` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `kept_apart` (
	`event_id` text NOT NULL,
	`other_id` text NOT NULL,
	`kept_at` integer NOT NULL,
	PRIMARY KEY(`event_id`, `other_id`)
);
--> statement-breakpoint
CREATE INDEX `kept_apart_by_other` ON `kept_apart` (`other_id`);--> statement-breakpoint
CREATE TABLE `manual_scrapes` (
	`id` text PRIMARY KEY NOT NULL,
	`city_slug` text NOT NULL,
	`jobs` integer NOT NULL,
	`started_at` integer NOT NULL,
	`started_by` text NOT NULL,
	`stopped_at` integer
);
--> statement-breakpoint
CREATE TABLE `pages` (
	`source_id` text NOT NULL,
	`url` text NOT NULL,
	`reason` text NOT NULL,
	`linked_from` text,
	`etag` text,
	`last_modified` text,
	`content_hash` text,
	`content_type` text,
	`awaits_model` integer DEFAULT false NOT NULL,
	`rejected` integer DEFAULT 0 NOT NULL,
	`listed` integer,
	`listed_hash` text,
	`failed_readings` integer DEFAULT 0 NOT NULL,
	`failed_because` text,
	`failed_hash` text,
	`set_aside_at` integer,
	`fetched_at` integer NOT NULL,
	PRIMARY KEY(`source_id`, `url`),
	FOREIGN KEY (`source_id`) REFERENCES `sources`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `pages_awaiting_model` ON `pages` (`awaits_model`) WHERE awaits_model = 1;--> statement-breakpoint
CREATE INDEX `pages_unreadable` ON `pages` (`source_id`,`url`) WHERE failed_hash IS NOT NULL;--> statement-breakpoint
CREATE TABLE `robots_files` (
	`origin` text PRIMARY KEY NOT NULL,
	`status` integer NOT NULL,
	`body` text NOT NULL,
	`fetched_at` integer NOT NULL,
	`unreachable_since` integer
);
--> statement-breakpoint
CREATE TABLE `sources` (
	`id` text PRIMARY KEY NOT NULL,
	`city_slug` text NOT NULL,
	`name` text NOT NULL,
	`url` text NOT NULL,
	`moved_from` text,
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
	`read_every_ms` integer,
	`changes_seen` real DEFAULT 0 NOT NULL,
	`change_span_ms` real DEFAULT 0 NOT NULL,
	`last_run_at` integer,
	`last_success_at` integer,
	`consecutive_failures` integer DEFAULT 0 NOT NULL,
	`runs` integer DEFAULT 0 NOT NULL,
	`failed_runs` integer DEFAULT 0 NOT NULL,
	`empty_reads` integer DEFAULT 0 NOT NULL,
	`last_yield` integer,
	`usual_yield` real,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sources_by_url` ON `sources` (`url`);--> statement-breakpoint
CREATE INDEX `sources_by_former_url` ON `sources` (`moved_from`) WHERE moved_from IS NOT NULL;--> statement-breakpoint
CREATE INDEX `sources_due` ON `sources` (`next_due_at`) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX `sources_planned` ON `sources` (`interval_ms`,`read_every_ms`) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX `sources_by_city` ON `sources` (`city_slug`,`status`,`health`);--> statement-breakpoint
CREATE INDEX `sources_in_order` ON `sources` (`city_slug`,`id`);--> statement-breakpoint
CREATE INDEX `sources_by_health` ON `sources` (`health`,`city_slug`,`id`);--> statement-breakpoint
CREATE INDEX `sources_lost` ON `sources` (`id`) WHERE status = 'active' AND (consecutive_failures >= 3 OR empty_reads >= 3);--> statement-breakpoint
CREATE INDEX `sources_by_name` ON `sources` (lower("name"));--> statement-breakpoint
CREATE INDEX `sources_by_host` ON `sources` (`host`);--> statement-breakpoint
CREATE TABLE `submissions` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`city_slug` text NOT NULL,
	`content` text NOT NULL,
	`email` text NOT NULL,
	`language` text NOT NULL,
	`sameness` text NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`note` text,
	`decided_by` text,
	`decided_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `submissions_sameness_unique` ON `submissions` (`sameness`);--> statement-breakpoint
CREATE INDEX `submissions_by_status` ON `submissions` (`status`,`id`);--> statement-breakpoint
CREATE TABLE `venue_claims` (
	`id` text PRIMARY KEY NOT NULL,
	`venue_slug` text NOT NULL,
	`user_id` text NOT NULL,
	`email` text,
	`words` text,
	`language` text NOT NULL,
	`status` text NOT NULL,
	`token_hash` text,
	`token_expires_at` integer,
	`note` text,
	`decided_by` text,
	`decided_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `venue_claims_token_hash_unique` ON `venue_claims` (`token_hash`);--> statement-breakpoint
CREATE INDEX `venue_claims_by_status` ON `venue_claims` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `venue_claims_by_user` ON `venue_claims` (`user_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `venue_claims_once` ON `venue_claims` (`venue_slug`,`user_id`) WHERE status IN ('open', 'waiting', 'granted');--> statement-breakpoint
CREATE TABLE `venue_names` (
	`city_slug` text NOT NULL,
	`name` text NOT NULL,
	`venue_slug` text NOT NULL,
	`list_name` text NOT NULL,
	`name_key` text,
	`door` text,
	PRIMARY KEY(`city_slug`, `name`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `venue_names_by_key` ON `venue_names` (`city_slug`,`name_key`);--> statement-breakpoint
CREATE INDEX `venue_names_by_door` ON `venue_names` (`city_slug`,`door`) WHERE door IS NOT NULL;--> statement-breakpoint
CREATE INDEX `venue_names_by_venue` ON `venue_names` (`venue_slug`);--> statement-breakpoint
CREATE TABLE `venue_owners` (
	`venue_slug` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`since` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `venue_owners_by_user` ON `venue_owners` (`user_id`,`since`);--> statement-breakpoint
CREATE TABLE `venue_profiles` (
	`venue_slug` text PRIMARY KEY NOT NULL,
	`name` text,
	`address` text,
	`website` text,
	`phone` text,
	`description` text,
	`accessibility` text,
	`version` integer NOT NULL,
	`changed_by` text NOT NULL,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `venue_views` (
	`venue_slug` text NOT NULL,
	`day` text NOT NULL,
	`views` integer NOT NULL,
	PRIMARY KEY(`venue_slug`, `day`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `venue_views_by_day` ON `venue_views` (`day`);--> statement-breakpoint
CREATE TABLE `venues` (
	`slug` text PRIMARY KEY NOT NULL,
	`city_slug` text NOT NULL,
	`city` text NOT NULL,
	`state` text NOT NULL,
	`timezone` text NOT NULL,
	`list_name` text NOT NULL,
	`name` text NOT NULL,
	`address` text,
	`latitude` real,
	`longitude` real,
	`host` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `venues_by_city` ON `venues` (`city_slug`,`slug`);