CREATE TABLE `learned_extractors` (
	`source_id` text NOT NULL,
	`pattern` text NOT NULL,
	`version` integer NOT NULL,
	`host` text NOT NULL,
	`status` text NOT NULL,
	`rules` text NOT NULL,
	`learnt_from` text NOT NULL,
	`learnt_at` integer NOT NULL,
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
CREATE INDEX `learned_extractors_newest` ON `learned_extractors` (`learnt_at`,`source_id`,`pattern`);--> statement-breakpoint
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
-- Tallies are kept, never counted: what a row adds to its three, and what it takes away again.
CREATE TRIGGER `learned_counted` AFTER INSERT ON `learned_extractors` BEGIN
  INSERT INTO `learned_tallies` (`kind`, `name`, `patterns`, `replays`, `successes`)
    SELECT `column1`, `column2`, new.`status` = 'active', new.`replays`, new.`successes`
    FROM (VALUES ('all', ''), ('venue-type', new.`venue_type`), ('host', new.`host`)) WHERE true
    ON CONFLICT (`kind`, `name`) DO UPDATE SET `patterns` = `patterns` + excluded.`patterns`,
      `replays` = `replays` + excluded.`replays`, `successes` = `successes` + excluded.`successes`;
END;
--> statement-breakpoint
CREATE TRIGGER `learned_recounted` AFTER UPDATE OF `status`, `replays`, `successes` ON `learned_extractors` BEGIN
  UPDATE `learned_tallies` SET `patterns` = `patterns` + (new.`status` = 'active') - (old.`status` = 'active'),
      `replays` = `replays` + new.`replays` - old.`replays`, `successes` = `successes` + new.`successes` - old.`successes`
    WHERE (`kind`, `name`) IN (VALUES ('all', ''), ('venue-type', old.`venue_type`), ('host', old.`host`));
END;
--> statement-breakpoint
CREATE TRIGGER `learned_uncounted` AFTER DELETE ON `learned_extractors` BEGIN
  UPDATE `learned_tallies` SET `patterns` = `patterns` - (old.`status` = 'active'),
      `replays` = `replays` - old.`replays`, `successes` = `successes` - old.`successes`
    WHERE (`kind`, `name`) IN (VALUES ('all', ''), ('venue-type', old.`venue_type`), ('host', old.`host`));
END;
