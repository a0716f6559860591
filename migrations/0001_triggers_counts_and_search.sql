-- A guard of `atomically`: inserting anything but 1 fails, and the whole batch rolls back.
CREATE TABLE `must_change` (`changed` integer NOT NULL CONSTRAINT `exactly_one` CHECK (`changed` = 1));
--> statement-breakpoint
CREATE TRIGGER `must_change_stays_empty` AFTER INSERT ON `must_change` BEGIN
  DELETE FROM `must_change`;
END;
--> statement-breakpoint
-- A venue's own name is shown with its coming events, and in the calendars that have them.
CREATE TRIGGER `venue_named` AFTER INSERT ON `venue_profiles` WHEN new.`name` IS NOT NULL BEGIN
  UPDATE `events` SET `venue_shown` = new.`name`, `revision` = `revision` + 1, `changed_at` = new.`changed_at`
    WHERE `seq` IN (SELECT l.`event_seq` FROM `venues` v JOIN `listing` l ON l.`scope` = v.`city_slug` || '@' || v.`list_name` WHERE v.`slug` = new.`venue_slug`)
      AND `venue_slug` = new.`venue_slug`;
END;
--> statement-breakpoint
CREATE TRIGGER `venue_renamed` AFTER UPDATE OF `name` ON `venue_profiles` WHEN old.`name` IS NOT new.`name` BEGIN
  UPDATE `events` SET `venue_shown` = new.`name`, `revision` = `revision` + 1, `changed_at` = new.`changed_at`
    WHERE `seq` IN (SELECT l.`event_seq` FROM `venues` v JOIN `listing` l ON l.`scope` = v.`city_slug` || '@' || v.`list_name` WHERE v.`slug` = new.`venue_slug`)
      AND `venue_slug` = new.`venue_slug`;
END;
--> statement-breakpoint
-- Counts are kept, never counted.
CREATE TRIGGER `listing_counted` AFTER INSERT ON `listing` BEGIN
  INSERT INTO `listing_counts` (`scope`, `total`) VALUES (new.`scope`, 1)
    ON CONFLICT (`scope`) DO UPDATE SET `total` = `total` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `listing_uncounted` AFTER DELETE ON `listing` BEGIN
  UPDATE `listing_counts` SET `total` = `total` - 1 WHERE `scope` = old.`scope`;
END;
--> statement-breakpoint
-- Read with every session.
CREATE TRIGGER `app_counted` AFTER INSERT ON `authenticator_apps` BEGIN
  UPDATE `users` SET `factors` = `factors` + 1 WHERE `id` = new.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `app_uncounted` AFTER DELETE ON `authenticator_apps` BEGIN
  UPDATE `users` SET `factors` = `factors` - 1 WHERE `id` = old.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `passkey_counted` AFTER INSERT ON `passkeys` BEGIN
  UPDATE `users` SET `factors` = `factors` + 1 WHERE `id` = new.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `passkey_uncounted` AFTER DELETE ON `passkeys` BEGIN
  UPDATE `users` SET `factors` = `factors` - 1 WHERE `id` = old.`user_id`;
END;
--> statement-breakpoint
-- The audit log is append-only.
CREATE TRIGGER `audit_log_is_never_changed` BEFORE UPDATE ON `audit_log` BEGIN
  SELECT RAISE(ABORT, 'the audit log is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_is_never_deleted` BEFORE DELETE ON `audit_log` BEGIN
  SELECT RAISE(ABORT, 'the audit log is append-only');
END;
--> statement-breakpoint
-- Full-text search of what is listed (docs/decisions/016-search.md), accents folded: "cafe" finds "Café". The rowid is the place in
-- the order of dates: minutes since 1970 above 36 bits, `events.seq` below. So a search reads hits soonest first and stops at a page,
-- and a range of days is a range of rowids. `scopes` has the city, `$free$` and `$family$` where that is known, and `$days$` for what ends
-- on another day than it starts; behind them the cells of the map that it lies in, of four sizes, each one trigram: the size, and
-- two characters for column and row (packages/domain/src/events/area-cells.ts says the same). A space before and behind each text lets a term of one or two letters be found at its ends.
CREATE VIRTUAL TABLE `event_search` USING fts5(
  `scopes`, `title`, `venue`, `categories`, `description`,
  content = '', contentless_delete = 1, tokenize = 'trigram remove_diacritics 1'
);
--> statement-breakpoint
-- What the index has of an event, whatever its place in the order.
CREATE VIEW `event_texts` AS SELECT `seq`,
  iif(`price_min_cents` = 0 AND coalesce(`price_max_cents`, 0) = 0, '$free$', '')
    || iif(`is_family_friendly`, '$family$', '')
    || iif(substr(`next_end_local`, 1, 10) > substr(`next_start_local`, 1, 10), '$days$', '')
    || coalesce((SELECT group_concat(`column1` || char(19968 + CAST((`longitude` + 180) * `column2` AS INTEGER) % 20000,
      19968 + CAST((`latitude` + 90) * `column2` AS INTEGER) % 20000), '')
      FROM (VALUES (1, 250), (2, 50), (3, 10), (4, 2)) WHERE `longitude` + `latitude` IS NOT NULL), '') AS `marks`,
  ' ' || `title` || ' ' AS `title`,
  ' ' || trim(coalesce(`venue`, '')) || coalesce((SELECT '  ' || n.`list_name` FROM `venue_names` n
    WHERE n.`city_slug` = `events`.`city_slug` AND n.`name` = trim(`events`.`venue`) AND n.`list_name` <> n.`name`), '') || coalesce('  ' || `venue_shown`, '') || ' ' AS `venue`,
  ' ' || coalesce((SELECT group_concat(`value`, ' ') FROM json_each(`categories`)), '') || ' ' AS `categories`,
  ' ' || coalesce(`description`, '') || ' ' AS `description`
FROM `events`;
--> statement-breakpoint
-- What a city's list has is in the index, and nothing else. A city's own scope has no slash and no at sign.
CREATE TRIGGER `listing_indexed` AFTER INSERT ON `listing` WHEN new.`scope` NOT GLOB '*[/@]*' BEGIN
  INSERT INTO `event_search` (`rowid`, `scopes`, `title`, `venue`, `categories`, `description`)
    SELECT (min(new.`starts_at` / 60000, 134217727) << 36) | new.`event_seq`,
      '|' || new.`scope` || '|' || `marks`, `title`, `venue`, `categories`, `description`
    FROM `event_texts` WHERE `seq` = new.`event_seq`;
END;
--> statement-breakpoint
-- A venue that has a new name is found by it at once.
CREATE TRIGGER `venue_name_indexed` AFTER UPDATE OF `venue_shown` ON `events` WHEN old.`venue_shown` IS NOT new.`venue_shown` BEGIN
  DELETE FROM `event_search` WHERE `rowid` IN (SELECT (min(l.`starts_at` / 60000, 134217727) << 36) | l.`event_seq`
    FROM `listing` l WHERE l.`event_seq` = new.`seq` AND l.`scope` = new.`city_slug`);
  INSERT INTO `event_search` (`rowid`, `scopes`, `title`, `venue`, `categories`, `description`)
    SELECT (min(l.`starts_at` / 60000, 134217727) << 36) | l.`event_seq`,
      '|' || l.`scope` || '|' || t.`marks`, t.`title`, t.`venue`, t.`categories`, t.`description`
    FROM `listing` l JOIN `event_texts` t ON t.`seq` = l.`event_seq` WHERE l.`event_seq` = new.`seq` AND l.`scope` = new.`city_slug`;
END;
--> statement-breakpoint
CREATE TRIGGER `listing_unindexed` AFTER DELETE ON `listing` WHEN old.`scope` NOT GLOB '*[/@]*' BEGIN
  DELETE FROM `event_search` WHERE `rowid` = (min(old.`starts_at` / 60000, 134217727) << 36) | old.`event_seq`;
END;
--> statement-breakpoint
-- Counts are kept, never counted.
CREATE TRIGGER `quality_counted` AFTER INSERT ON `events` BEGIN
  INSERT INTO `quality_counts` (`tier`, `events`, `score_sum`, `enhanced`)
    VALUES (new.`quality_tier`, 1, new.`quality_score`, new.`enhanced_at` IS NOT NULL)
    ON CONFLICT (`tier`) DO UPDATE SET `events` = `events` + 1, `score_sum` = `score_sum` + excluded.`score_sum`,
      `enhanced` = `enhanced` + excluded.`enhanced`;
  INSERT INTO `source_event_counts` (`source_id`, `events`, `without_image`, `ended`)
    VALUES (new.`source_id`, 1, new.`image_hash` IS NULL, new.`status` = 'ended')
    ON CONFLICT (`source_id`) DO UPDATE SET `events` = `events` + 1, `without_image` = `without_image` + excluded.`without_image`,
      `ended` = `ended` + excluded.`ended`;
END;
--> statement-breakpoint
CREATE TRIGGER `quality_uncounted` AFTER DELETE ON `events` BEGIN
  UPDATE `quality_counts` SET `events` = `events` - 1, `score_sum` = `score_sum` - old.`quality_score`,
    `enhanced` = `enhanced` - (old.`enhanced_at` IS NOT NULL) WHERE `tier` = old.`quality_tier`;
  UPDATE `source_event_counts` SET `events` = `events` - 1, `without_image` = `without_image` - (old.`image_hash` IS NULL),
    `ended` = `ended` - (old.`status` = 'ended') WHERE `source_id` = old.`source_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `quality_recounted` AFTER UPDATE OF `quality_tier`, `quality_score`, `enhanced_at` ON `events`
WHEN old.`quality_tier` <> new.`quality_tier` OR old.`quality_score` <> new.`quality_score`
  OR (old.`enhanced_at` IS NULL) <> (new.`enhanced_at` IS NULL) BEGIN
  UPDATE `quality_counts` SET `events` = `events` - 1, `score_sum` = `score_sum` - old.`quality_score`,
    `enhanced` = `enhanced` - (old.`enhanced_at` IS NOT NULL) WHERE `tier` = old.`quality_tier`;
  INSERT INTO `quality_counts` (`tier`, `events`, `score_sum`, `enhanced`)
    VALUES (new.`quality_tier`, 1, new.`quality_score`, new.`enhanced_at` IS NOT NULL)
    ON CONFLICT (`tier`) DO UPDATE SET `events` = `events` + 1, `score_sum` = `score_sum` + excluded.`score_sum`,
      `enhanced` = `enhanced` + excluded.`enhanced`;
END;
--> statement-breakpoint
CREATE TRIGGER `source_events_recounted` AFTER UPDATE OF `source_id`, `image_hash`, `status` ON `events`
WHEN old.`source_id` <> new.`source_id` OR (old.`image_hash` IS NULL) <> (new.`image_hash` IS NULL)
  OR (old.`status` = 'ended') <> (new.`status` = 'ended') BEGIN
  UPDATE `source_event_counts` SET `events` = `events` - 1, `without_image` = `without_image` - (old.`image_hash` IS NULL),
    `ended` = `ended` - (old.`status` = 'ended') WHERE `source_id` = old.`source_id`;
  INSERT INTO `source_event_counts` (`source_id`, `events`, `without_image`, `ended`)
    VALUES (new.`source_id`, 1, new.`image_hash` IS NULL, new.`status` = 'ended')
    ON CONFLICT (`source_id`) DO UPDATE SET `events` = `events` + 1, `without_image` = `without_image` + excluded.`without_image`,
      `ended` = `ended` + excluded.`ended`;
END;
--> statement-breakpoint
-- What the pages list and was refused is tier 4.
CREATE TRIGGER `rejected_counted` AFTER UPDATE OF `rejected` ON `pages` WHEN old.`rejected` <> new.`rejected` BEGIN
  INSERT INTO `quality_counts` (`tier`, `events`, `score_sum`, `enhanced`) VALUES (4, new.`rejected` - old.`rejected`, 0, 0)
    ON CONFLICT (`tier`) DO UPDATE SET `events` = `events` + excluded.`events`;
END;
--> statement-breakpoint
CREATE TRIGGER `rejected_uncounted` AFTER DELETE ON `pages` WHEN old.`rejected` > 0 BEGIN
  UPDATE `quality_counts` SET `events` = `events` - old.`rejected` WHERE `tier` = 4;
END;
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
-- What visitors, feeds and pages show of an event; its dates are compared where they are derived.
CREATE TRIGGER `event_changed` AFTER UPDATE OF `title`, `description`, `venue`, `address`, `city`, `state`, `timezone`, `categories`, `price_text`, `price_min_cents`, `price_max_cents`, `image_hash`, `url`, `ticket_url`, `organizer`, `source_name`, `source_url`, `is_online`, `ages`, `is_family_friendly` ON `events`
WHEN old.`title` IS NOT new.`title` OR old.`description` IS NOT new.`description` OR old.`venue` IS NOT new.`venue` OR old.`address` IS NOT new.`address`
  OR old.`city` IS NOT new.`city` OR old.`state` IS NOT new.`state` OR old.`timezone` IS NOT new.`timezone` OR old.`categories` IS NOT new.`categories`
  OR old.`price_text` IS NOT new.`price_text` OR old.`price_min_cents` IS NOT new.`price_min_cents` OR old.`price_max_cents` IS NOT new.`price_max_cents` OR old.`image_hash` IS NOT new.`image_hash`
  OR old.`url` IS NOT new.`url` OR old.`ticket_url` IS NOT new.`ticket_url` OR old.`organizer` IS NOT new.`organizer` OR old.`source_name` IS NOT new.`source_name`
  OR old.`source_url` IS NOT new.`source_url` OR old.`is_online` IS NOT new.`is_online` OR old.`ages` IS NOT new.`ages` OR old.`is_family_friendly` IS NOT new.`is_family_friendly` BEGIN
  UPDATE `events` SET `revision` = `revision` + 1, `changed_at` = max(new.`changed_at`, new.`updated_at`) WHERE `seq` = new.`seq`;
END;
--> statement-breakpoint
-- Somebody keeps this event and should hear that it changed (docs/decisions/040-changes-of-kept-events.md): one row for each id under which it is
-- kept, with what people know. It is looked at ten minutes later; what changes back by then is never told.
CREATE TRIGGER `kept_event_changed` AFTER UPDATE OF `dates_shown`, `venue` ON `events`
WHEN old.`dates_shown` IS NOT NULL AND (old.`dates_shown` IS NOT new.`dates_shown` OR old.`venue` IS NOT new.`venue`) BEGIN
  INSERT INTO `kept_changes` (`event_id`, `known_dates`, `known_venue`, `since`, `due_at`)
    SELECT `kept`.`id`, old.`dates_shown`, old.`venue`, max(new.`changed_at`, new.`updated_at`), max(new.`changed_at`, new.`updated_at`) + 600000
    FROM (SELECT new.`id` AS `id` UNION ALL SELECT `id` FROM `events` WHERE `merged_into` = new.`id`
      UNION ALL SELECT `a`.`id` FROM `events` `m` JOIN `events` `a` ON `a`.`merged_into` = `m`.`id` WHERE `m`.`merged_into` = new.`id`) `kept`
    WHERE EXISTS (SELECT 1 FROM `hearts` WHERE `event_id` = `kept`.`id`) OR EXISTS (SELECT 1 FROM `itinerary_stops` WHERE `event_id` = `kept`.`id`)
    ON CONFLICT (`event_id`) DO UPDATE SET `since` = iif(`due_at` IS NULL, excluded.`since`, `since`), `due_at` = coalesce(`due_at`, excluded.`due_at`);
END;
--> statement-breakpoint
-- The ledger is append-only, each entry adds up to zero, and follows the last one of its book (docs/decisions/052-ledger.md).
CREATE TRIGGER `ledger_is_never_changed` BEFORE UPDATE ON `ledger_entries` BEGIN
  SELECT RAISE(ABORT, 'the ledger is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_is_never_deleted` BEFORE DELETE ON `ledger_entries` BEGIN
  SELECT RAISE(ABORT, 'the ledger is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_adds_up` BEFORE INSERT ON `ledger_entries` BEGIN
  SELECT RAISE(ABORT, 'the lines of a ledger entry must be whole cents that add up to zero')
    WHERE (SELECT count(*) < 2 OR sum(`value` ->> 'cents') <> 0 OR sum(typeof(`value` ->> 'cents') <> 'integer' OR `value` ->> 'cents' = 0) > 0
      FROM json_each(new.`lines`));
  SELECT RAISE(ABORT, 'a ledger entry must follow the last one of its book')
    WHERE new.`previous_hash` <> coalesce((SELECT `hash` FROM `ledger_entries` WHERE `book` = new.`book` AND `seq` = new.`seq` - 1), printf('%064d', 0))
      OR new.`seq` <> 1 + coalesce((SELECT max(`seq`) FROM `ledger_entries` WHERE `book` = new.`book`), 0);
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_balanced` AFTER INSERT ON `ledger_entries` BEGIN
  INSERT INTO `ledger_balances` (`book`, `account`, `debit_cents`, `credit_cents`)
    SELECT new.`book`, `value` ->> 'account', max(`value` ->> 'cents', 0), max(-(`value` ->> 'cents'), 0) FROM json_each(new.`lines`)
    -- An account of one payment counts toward its sum, too: `deferred:01j…` toward `deferred`.
    UNION ALL SELECT new.`book`, substr(`value` ->> 'account', 1, instr(`value` ->> 'account', ':') - 1),
      max(`value` ->> 'cents', 0), max(-(`value` ->> 'cents'), 0) FROM json_each(new.`lines`) WHERE instr(`value` ->> 'account', ':') > 0
    ON CONFLICT (`book`, `account`) DO UPDATE SET `debit_cents` = `debit_cents` + excluded.`debit_cents`,
      `credit_cents` = `credit_cents` + excluded.`credit_cents`;
END;
--> statement-breakpoint
-- All sources' counts together: one row.
CREATE TRIGGER `events_totaled` AFTER INSERT ON `source_event_counts` BEGIN
  INSERT INTO `event_totals` (`id`, `events`, `without_image`, `ended`) VALUES (1, new.`events`, new.`without_image`, new.`ended`)
    ON CONFLICT (`id`) DO UPDATE SET `events` = `events` + excluded.`events`, `without_image` = `without_image` + excluded.`without_image`,
      `ended` = `ended` + excluded.`ended`;
END;
--> statement-breakpoint
CREATE TRIGGER `events_retotaled` AFTER UPDATE ON `source_event_counts` BEGIN
  UPDATE `event_totals` SET `events` = `events` + new.`events` - old.`events`,
    `without_image` = `without_image` + new.`without_image` - old.`without_image`, `ended` = `ended` + new.`ended` - old.`ended` WHERE `id` = 1;
END;
--> statement-breakpoint
CREATE TRIGGER `event_came` AFTER INSERT ON `events` BEGIN
  INSERT INTO `event_days` (`day`, `added`, `ended`) VALUES (new.`created_at` / 86400000, 1, 0)
    ON CONFLICT (`day`) DO UPDATE SET `added` = `added` + 1;
  INSERT INTO `city_days` (`city_slug`, `day`, `added`, `ended`) VALUES (new.`city_slug`, new.`created_at` / 86400000, 1, 0)
    ON CONFLICT (`city_slug`, `day`) DO UPDATE SET `added` = `added` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `event_was_over` AFTER UPDATE OF `status` ON `events` WHEN (old.`status` = 'ended') <> (new.`status` = 'ended') BEGIN
  INSERT INTO `event_days` (`day`, `added`, `ended`) VALUES (new.`next_starts_at` / 86400000, 0, iif(new.`status` = 'ended', 1, 0))
    ON CONFLICT (`day`) DO UPDATE SET `ended` = max(0, `ended` + iif(new.`status` = 'ended', 1, -1));
  INSERT INTO `city_days` (`city_slug`, `day`, `added`, `ended`)
    VALUES (new.`city_slug`, new.`next_starts_at` / 86400000, 0, iif(new.`status` = 'ended', 1, 0))
    ON CONFLICT (`city_slug`, `day`) DO UPDATE SET `ended` = max(0, `ended` + iif(new.`status` = 'ended', 1, -1));
END;
--> statement-breakpoint
-- Sources by city, and all of them under no name.
CREATE TRIGGER `source_counted` AFTER INSERT ON `sources` BEGIN
  INSERT INTO `source_health_counts` (`city_slug`, `active`, `failing`)
    SELECT `column1`, new.`status` = 'active', (new.`status` = 'active' AND new.`health` IN ('blocked', 'forbidden', 'http-error', 'parse-error', 'drifted', 'set-aside')) FROM (VALUES (''), (new.`city_slug`)) WHERE true
    ON CONFLICT (`city_slug`) DO UPDATE SET `active` = `active` + excluded.`active`, `failing` = `failing` + excluded.`failing`;
END;
--> statement-breakpoint
CREATE TRIGGER `source_uncounted` AFTER DELETE ON `sources` BEGIN
  UPDATE `source_health_counts` SET `active` = `active` - (old.`status` = 'active'), `failing` = `failing` - (old.`status` = 'active' AND old.`health` IN ('blocked', 'forbidden', 'http-error', 'parse-error', 'drifted', 'set-aside'))
    WHERE `city_slug` IN ('', old.`city_slug`);
END;
--> statement-breakpoint
CREATE TRIGGER `source_recounted` AFTER UPDATE OF `status`, `health`, `city_slug` ON `sources`
WHEN old.`status` <> new.`status` OR old.`health` <> new.`health` OR old.`city_slug` <> new.`city_slug` BEGIN
  UPDATE `source_health_counts` SET `active` = `active` - (old.`status` = 'active'), `failing` = `failing` - (old.`status` = 'active' AND old.`health` IN ('blocked', 'forbidden', 'http-error', 'parse-error', 'drifted', 'set-aside'))
    WHERE `city_slug` IN ('', old.`city_slug`);
  INSERT INTO `source_health_counts` (`city_slug`, `active`, `failing`)
    SELECT `column1`, new.`status` = 'active', (new.`status` = 'active' AND new.`health` IN ('blocked', 'forbidden', 'http-error', 'parse-error', 'drifted', 'set-aside')) FROM (VALUES (''), (new.`city_slug`)) WHERE true
    ON CONFLICT (`city_slug`) DO UPDATE SET `active` = `active` + excluded.`active`, `failing` = `failing` + excluded.`failing`;
END;
--> statement-breakpoint
-- Sources of a city are kept, never counted. What people send in by the form is none.
CREATE TRIGGER `source_of_city_counted` AFTER INSERT ON `sources` WHEN new.`discovery_method` <> 'form' BEGIN
  INSERT INTO `city_source_counts` (`city_slug`, `total`, `active`, `high_tier`, `found`, `active_found`, `from_aggregates`, `last_found_at`)
    VALUES (new.`city_slug`, 1, new.`status` = 'active', new.`tier` = 'high', new.`discovery_method` <> 'configured',
      new.`status` = 'active' AND new.`discovery_method` <> 'configured', new.`discovery_method` = 'aggregate', new.`created_at`)
    ON CONFLICT (`city_slug`) DO UPDATE SET `total` = `total` + 1, `active` = `active` + excluded.`active`,
      `high_tier` = `high_tier` + excluded.`high_tier`, `found` = `found` + excluded.`found`,
      `active_found` = `active_found` + excluded.`active_found`, `from_aggregates` = `from_aggregates` + excluded.`from_aggregates`,
      `last_found_at` = max(`last_found_at`, excluded.`last_found_at`);
END;
--> statement-breakpoint
CREATE TRIGGER `source_of_city_uncounted` AFTER DELETE ON `sources` WHEN old.`discovery_method` <> 'form' BEGIN
  UPDATE `city_source_counts` SET `total` = `total` - 1, `active` = `active` - (old.`status` = 'active'),
    `high_tier` = `high_tier` - (old.`tier` = 'high'), `found` = `found` - (old.`discovery_method` <> 'configured'),
    `active_found` = `active_found` - (old.`status` = 'active' AND old.`discovery_method` <> 'configured'),
    `from_aggregates` = `from_aggregates` - (old.`discovery_method` = 'aggregate') WHERE `city_slug` = old.`city_slug`;
END;
--> statement-breakpoint
CREATE TRIGGER `source_of_city_recounted` AFTER UPDATE OF `city_slug`, `status`, `tier` ON `sources`
WHEN new.`discovery_method` <> 'form'
  AND (old.`city_slug` <> new.`city_slug` OR old.`status` <> new.`status` OR old.`tier` <> new.`tier`) BEGIN
  UPDATE `city_source_counts` SET `total` = `total` - 1, `active` = `active` - (old.`status` = 'active'),
    `high_tier` = `high_tier` - (old.`tier` = 'high'), `found` = `found` - (old.`discovery_method` <> 'configured'),
    `active_found` = `active_found` - (old.`status` = 'active' AND old.`discovery_method` <> 'configured'),
    `from_aggregates` = `from_aggregates` - (old.`discovery_method` = 'aggregate') WHERE `city_slug` = old.`city_slug`;
  INSERT INTO `city_source_counts` (`city_slug`, `total`, `active`, `high_tier`, `found`, `active_found`, `from_aggregates`, `last_found_at`)
    VALUES (new.`city_slug`, 1, new.`status` = 'active', new.`tier` = 'high', new.`discovery_method` <> 'configured',
      new.`status` = 'active' AND new.`discovery_method` <> 'configured', new.`discovery_method` = 'aggregate', new.`created_at`)
    ON CONFLICT (`city_slug`) DO UPDATE SET `total` = `total` + 1, `active` = `active` + excluded.`active`,
      `high_tier` = `high_tier` + excluded.`high_tier`, `found` = `found` + excluded.`found`,
      `active_found` = `active_found` + excluded.`active_found`, `from_aggregates` = `from_aggregates` + excluded.`from_aggregates`,
      `last_found_at` = max(`last_found_at`, excluded.`last_found_at`);
END;
--> statement-breakpoint
-- Events by the hour in which they were first stored (docs/decisions/064-expansion.md).
CREATE TRIGGER `event_added` AFTER INSERT ON `events` BEGIN
  INSERT INTO `event_hours` (`hour`, `added`) VALUES (new.`created_at` / 3600000, 1)
    ON CONFLICT (`hour`) DO UPDATE SET `added` = `added` + 1;
END;
--> statement-breakpoint
-- Upcoming events without a picture of their own, by their first category.
CREATE TRIGGER `picture_needed` AFTER INSERT ON `events` WHEN new.`image_hash` IS NULL AND new.`made_image` IS NULL AND new.`status` IN ('active', 'cancelled', 'postponed') BEGIN
  INSERT INTO `picture_needs` (`category`, `events`) VALUES (coalesce(new.`categories` ->> '$[0]', ''), 1)
    ON CONFLICT (`category`) DO UPDATE SET `events` = `events` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `picture_not_needed` AFTER DELETE ON `events` WHEN old.`image_hash` IS NULL AND old.`made_image` IS NULL AND old.`status` IN ('active', 'cancelled', 'postponed') BEGIN
  UPDATE `picture_needs` SET `events` = `events` - 1 WHERE `category` = coalesce(old.`categories` ->> '$[0]', '');
END;
--> statement-breakpoint
CREATE TRIGGER `picture_came` AFTER UPDATE OF `image_hash`, `made_image`, `status`, `categories` ON `events`
WHEN old.`image_hash` IS NULL AND old.`made_image` IS NULL AND old.`status` IN ('active', 'cancelled', 'postponed')
  AND (NOT (new.`image_hash` IS NULL AND new.`made_image` IS NULL AND new.`status` IN ('active', 'cancelled', 'postponed')) OR coalesce(old.`categories` ->> '$[0]', '') <> coalesce(new.`categories` ->> '$[0]', '')) BEGIN
  UPDATE `picture_needs` SET `events` = `events` - 1 WHERE `category` = coalesce(old.`categories` ->> '$[0]', '');
END;
--> statement-breakpoint
CREATE TRIGGER `picture_went` AFTER UPDATE OF `image_hash`, `made_image`, `status`, `categories` ON `events`
WHEN new.`image_hash` IS NULL AND new.`made_image` IS NULL AND new.`status` IN ('active', 'cancelled', 'postponed')
  AND (NOT (old.`image_hash` IS NULL AND old.`made_image` IS NULL AND old.`status` IN ('active', 'cancelled', 'postponed')) OR coalesce(old.`categories` ->> '$[0]', '') <> coalesce(new.`categories` ->> '$[0]', '')) BEGIN
  INSERT INTO `picture_needs` (`category`, `events`) VALUES (coalesce(new.`categories` ->> '$[0]', ''), 1)
    ON CONFLICT (`category`) DO UPDATE SET `events` = `events` + 1;
END;
--> statement-breakpoint
-- What was read of all hosts: one row.
CREATE TRIGGER `host_totaled` AFTER INSERT ON `host_tallies` BEGIN
  INSERT OR IGNORE INTO `host_totals` (`id`, `hosts`, `healthy`, `critical`, `runs`, `found`) VALUES (1, 0, 0, 0, 0, 0);
  UPDATE `host_totals` SET `hosts` = `hosts` + 1, `healthy` = `healthy` + (new.`failure_rate` < 0.1),
    `critical` = `critical` + (new.`failure_rate` >= 0.3), `runs` = `runs` + (new.`runs` + new.`runs_before`),
    `found` = `found` + (new.`found` + new.`found_before`) WHERE `id` = 1;
END;
--> statement-breakpoint
CREATE TRIGGER `host_retotaled` AFTER UPDATE OF `runs`, `failures`, `found`, `runs_before`, `failures_before`, `found_before` ON `host_tallies` BEGIN
  UPDATE `host_totals` SET `healthy` = `healthy` + (new.`failure_rate` < 0.1) - (old.`failure_rate` < 0.1),
    `critical` = `critical` + (new.`failure_rate` >= 0.3) - (old.`failure_rate` >= 0.3),
    `runs` = `runs` + new.`runs` + new.`runs_before` - old.`runs` - old.`runs_before`,
    `found` = `found` + new.`found` + new.`found_before` - old.`found` - old.`found_before` WHERE `id` = 1;
END;
--> statement-breakpoint
CREATE TRIGGER `host_untotaled` AFTER DELETE ON `host_tallies` BEGIN
  UPDATE `host_totals` SET `hosts` = `hosts` - 1, `healthy` = `healthy` - (old.`failure_rate` < 0.1),
    `critical` = `critical` - (old.`failure_rate` >= 0.3), `runs` = `runs` - (old.`runs` + old.`runs_before`),
    `found` = `found` - (old.`found` + old.`found_before`) WHERE `id` = 1;
END;
--> statement-breakpoint
-- Checks of all domains: one row.
CREATE TRIGGER `site_check_totaled` AFTER INSERT ON `site_checks` BEGIN
  INSERT INTO `site_check_totals` (`id`, `domains`, `checks`, `passes`) VALUES (1, 1, new.`checks`, new.`passes`)
    ON CONFLICT (`id`) DO UPDATE SET `domains` = `domains` + 1, `checks` = `checks` + excluded.`checks`, `passes` = `passes` + excluded.`passes`;
END;
--> statement-breakpoint
CREATE TRIGGER `site_check_retotaled` AFTER UPDATE OF `checks`, `passes` ON `site_checks` BEGIN
  UPDATE `site_check_totals` SET `checks` = `checks` + new.`checks` - old.`checks`, `passes` = `passes` + new.`passes` - old.`passes` WHERE `id` = 1;
END;
--> statement-breakpoint
CREATE TRIGGER `site_check_untotaled` AFTER DELETE ON `site_checks` BEGIN
  UPDATE `site_check_totals` SET `domains` = `domains` - 1, `checks` = `checks` - old.`checks`, `passes` = `passes` - old.`passes` WHERE `id` = 1;
END;
--> statement-breakpoint
-- Sites that may be sources, by their state.
CREATE TRIGGER `candidate_counted` AFTER INSERT ON `source_candidates` BEGIN
  INSERT INTO `candidate_counts` (`state`, `is_checked`, `total`) VALUES (new.`state`, new.`checked_at` IS NOT NULL, 1)
    ON CONFLICT (`state`, `is_checked`) DO UPDATE SET `total` = `total` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_recounted` AFTER UPDATE OF `state`, `checked_at` ON `source_candidates`
WHEN old.`state` <> new.`state` OR (old.`checked_at` IS NULL) <> (new.`checked_at` IS NULL) BEGIN
  UPDATE `candidate_counts` SET `total` = `total` - 1 WHERE `state` = old.`state` AND `is_checked` = (old.`checked_at` IS NOT NULL);
  INSERT INTO `candidate_counts` (`state`, `is_checked`, `total`) VALUES (new.`state`, new.`checked_at` IS NOT NULL, 1)
    ON CONFLICT (`state`, `is_checked`) DO UPDATE SET `total` = `total` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `candidate_uncounted` AFTER DELETE ON `source_candidates` BEGIN
  UPDATE `candidate_counts` SET `total` = `total` - 1 WHERE `state` = old.`state` AND `is_checked` = (old.`checked_at` IS NOT NULL);
END;
