CREATE TABLE `sale_notices` (
	`event_id` text PRIMARY KEY NOT NULL,
	`known` text,
	`due_at` integer NOT NULL,
	`telling` text,
	`cursor` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sale_notices_due` ON `sale_notices` (`due_at`);
--> statement-breakpoint
CREATE TRIGGER `sale_changed` AFTER UPDATE OF `facts` ON `events`
WHEN (old.`facts` ->> '$.onSale') IS NOT (new.`facts` ->> '$.onSale') BEGIN
  INSERT INTO `sale_notices` (`event_id`, `known`, `due_at`)
    VALUES (new.`id`, old.`facts` ->> '$.onSale', max(new.`changed_at`, new.`updated_at`) + 600000)
    ON CONFLICT (`event_id`) DO UPDATE SET `due_at` = excluded.`due_at` WHERE `telling` IS NULL;
END;
