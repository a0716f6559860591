-- A guard of `atomically`: inserting anything but 1 fails, and the whole batch rolls back.
CREATE TABLE `must_change` (`changed` integer NOT NULL CONSTRAINT `exactly_one` CHECK (`changed` = 1));
--> statement-breakpoint
CREATE TRIGGER `must_change_stays_empty` AFTER INSERT ON `must_change` BEGIN
  DELETE FROM `must_change`;
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
-- The city is a column of the index, so that a search reads only its own city's hits. The rowid is events.seq.
CREATE VIRTUAL TABLE `event_search` USING fts5(
  `city`, `title`, `venue`, `categories`, `description`,
  content = '', contentless_delete = 1, tokenize = 'trigram'
);
