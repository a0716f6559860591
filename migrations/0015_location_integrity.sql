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
ALTER TABLE `events` ADD `is_location_checked` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `events_location_unchecked` ON `events` (`seq`) WHERE is_location_checked = 0;--> statement-breakpoint
-- Counts are kept, never counted.
CREATE TRIGGER `location_counted` AFTER INSERT ON `location_checks` BEGIN
  INSERT INTO `location_counts` (`severity`, `events`) VALUES (new.`severity`, 1)
    ON CONFLICT (`severity`) DO UPDATE SET `events` = `events` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `location_recounted` AFTER UPDATE OF `severity` ON `location_checks` WHEN old.`severity` <> new.`severity` BEGIN
  UPDATE `location_counts` SET `events` = `events` - 1 WHERE `severity` = old.`severity`;
  INSERT INTO `location_counts` (`severity`, `events`) VALUES (new.`severity`, 1)
    ON CONFLICT (`severity`) DO UPDATE SET `events` = `events` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `location_uncounted` AFTER DELETE ON `location_checks` BEGIN
  UPDATE `location_counts` SET `events` = `events` - 1 WHERE `severity` = old.`severity`;
END;
--> statement-breakpoint
CREATE TRIGGER `location_changed` AFTER UPDATE OF `venue`, `address`, `city`, `state`, `timezone`, `city_slug` ON `events`
WHEN old.`venue` IS NOT new.`venue` OR old.`address` IS NOT new.`address` OR old.`city` <> new.`city` OR old.`state` <> new.`state`
  OR old.`timezone` <> new.`timezone` OR old.`city_slug` <> new.`city_slug` BEGIN
  UPDATE `events` SET `is_location_checked` = 0 WHERE `seq` = new.`seq`;
END;
