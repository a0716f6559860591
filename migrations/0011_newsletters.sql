CREATE TABLE `event_opens` (
	`event_id` text NOT NULL,
	`day` integer NOT NULL,
	`opens` integer NOT NULL,
	PRIMARY KEY(`event_id`, `day`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `event_opens_by_day` ON `event_opens` (`day`);--> statement-breakpoint
CREATE TABLE `newsletter_issues` (
	`id` text PRIMARY KEY NOT NULL,
	`city_slug` text NOT NULL,
	`day` text NOT NULL,
	`state` text NOT NULL,
	`reason` text,
	`chosen` text,
	`notes` text,
	`is_held` integer DEFAULT false NOT NULL,
	`edited_by` text,
	`edited_at` integer,
	`items` text,
	`cursor` text DEFAULT '' NOT NULL,
	`letters` integer DEFAULT 0 NOT NULL,
	`started_at` integer,
	`ended_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_issues_once` ON `newsletter_issues` (`city_slug`,`day`);--> statement-breakpoint
CREATE INDEX `newsletter_issues_by_day` ON `newsletter_issues` (`day`);--> statement-breakpoint
CREATE INDEX `newsletter_issues_sending` ON `newsletter_issues` (`started_at`) WHERE state = 'sending';--> statement-breakpoint
CREATE TABLE `newsletter_subscribers` (
	`id` text PRIMARY KEY NOT NULL,
	`city_slug` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`language` text NOT NULL,
	`status` text NOT NULL,
	`token_hash` text,
	`token_expires_at` integer,
	`end_hash` text,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscribers_once` ON `newsletter_subscribers` (`city_slug`,`email_key`);--> statement-breakpoint
CREATE INDEX `newsletter_subscribers_by_email` ON `newsletter_subscribers` (`email_key`);--> statement-breakpoint
CREATE INDEX `newsletter_subscribers_confirmed` ON `newsletter_subscribers` (`city_slug`,`id`) WHERE status = 'confirmed';--> statement-breakpoint
CREATE INDEX `newsletter_subscribers_open` ON `newsletter_subscribers` (`changed_at`) WHERE status <> 'confirmed';--> statement-breakpoint
CREATE INDEX `newsletter_subscribers_by_token` ON `newsletter_subscribers` (`token_hash`) WHERE token_hash IS NOT NULL;--> statement-breakpoint
CREATE INDEX `newsletter_subscribers_by_end` ON `newsletter_subscribers` (`end_hash`) WHERE end_hash IS NOT NULL;--> statement-breakpoint
CREATE TABLE `newsletters` (
	`city_slug` text PRIMARY KEY NOT NULL,
	`due_at` integer,
	`subscribers` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `newsletters_due` ON `newsletters` (`due_at`) WHERE due_at IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER `subscriber_counted` AFTER INSERT ON `newsletter_subscribers` WHEN NEW.`status` = 'confirmed' BEGIN
  INSERT INTO `newsletters` (`city_slug`, `subscribers`) VALUES (NEW.`city_slug`, 1) ON CONFLICT (`city_slug`) DO UPDATE SET `subscribers` = `subscribers` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `subscriber_uncounted` AFTER DELETE ON `newsletter_subscribers` WHEN OLD.`status` = 'confirmed' BEGIN
  UPDATE `newsletters` SET `subscribers` = `subscribers` - 1 WHERE `city_slug` = OLD.`city_slug`;
END;
--> statement-breakpoint
CREATE TRIGGER `subscriber_recounted` AFTER UPDATE OF `status` ON `newsletter_subscribers` WHEN (NEW.`status` = 'confirmed') <> (OLD.`status` = 'confirmed') BEGIN
  INSERT INTO `newsletters` (`city_slug`, `subscribers`) VALUES (NEW.`city_slug`, NEW.`status` = 'confirmed')
    ON CONFLICT (`city_slug`) DO UPDATE SET `subscribers` = `subscribers` + iif(NEW.`status` = 'confirmed', 1, -1);
END;
--> statement-breakpoint
CREATE TRIGGER `account_left_newsletters` AFTER DELETE ON `users` WHEN OLD.`email_verified_at` IS NOT NULL BEGIN
  DELETE FROM `newsletter_subscribers` WHERE `email_key` = OLD.`email_key`;
END;
--> statement-breakpoint
CREATE TRIGGER `account_moved_newsletters` AFTER UPDATE OF `email_key` ON `users`
WHEN OLD.`email_verified_at` IS NOT NULL AND NEW.`email_verified_at` IS NOT NULL AND NEW.`email_key` <> OLD.`email_key` BEGIN
  UPDATE OR IGNORE `newsletter_subscribers` SET `email` = NEW.`email`, `email_key` = NEW.`email_key` WHERE `email_key` = OLD.`email_key`;
  DELETE FROM `newsletter_subscribers` WHERE `email_key` = OLD.`email_key`;
END;
