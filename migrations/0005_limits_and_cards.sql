ALTER TABLE `users` ADD `campaign_limit_cents` integer;--> statement-breakpoint
ALTER TABLE `payments` ADD `card_last4` text;--> statement-breakpoint
ALTER TABLE `refunds` ADD `retry_of` text;--> statement-breakpoint
CREATE INDEX `refunds_failed` ON `refunds` (`created_at`) WHERE status = 'failed';