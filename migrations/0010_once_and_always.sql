-- Once, again and again, or always. Rows that were last derived before are derived again in batches (packages/domain/src/events/expire.ts).
ALTER TABLE `events` ADD `occurs` text;--> statement-breakpoint
CREATE INDEX `events_to_derive` ON `events` (`seq`) WHERE occurs IS NULL AND status IN ('active', 'cancelled', 'postponed');
