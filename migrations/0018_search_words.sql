-- What is listed by its whole words, accents folded: other forms of a word, and words that mean the same, are found here, where the trigrams of
-- `event_search` would take a walk through the lists of all letters for each of them (docs/decisions/016-search.md). Rowids are those of
-- `event_search`. `scopes` has the city as one word (`columbia0sc`) and the marks of filters.
CREATE VIRTUAL TABLE `event_search_words` USING fts5(
  `scopes`, `title`, `venue`, `categories`,
  content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2'
);
--> statement-breakpoint
INSERT INTO `event_search_words` (`rowid`, `scopes`, `title`, `venue`, `categories`)
  SELECT (min(l.`starts_at` / 60000, 134217727) << 36) | l.`event_seq`,
    replace(l.`scope`, '-', '0') || ' ' || t.`marks`, t.`title`, t.`venue`, t.`categories`
  FROM `listing` l JOIN `event_texts` t ON t.`seq` = l.`event_seq` WHERE l.`scope` NOT GLOB '*[/@]*';
--> statement-breakpoint
DROP TRIGGER `listing_added`;
--> statement-breakpoint
CREATE TRIGGER `listing_added` AFTER INSERT ON `listing` BEGIN
  INSERT INTO `listing_counts` (`scope`, `total`) VALUES (new.`scope`, 1)
    ON CONFLICT (`scope`) DO UPDATE SET `total` = `total` + 1;
  INSERT INTO `event_search` (`rowid`, `scopes`, `title`, `venue`, `categories`, `description`)
    SELECT (min(new.`starts_at` / 60000, 134217727) << 36) | new.`event_seq`,
      '|' || new.`scope` || '|' || `marks`, `title`, `venue`, `categories`, `description`
    FROM `event_texts` WHERE `seq` = new.`event_seq` AND new.`scope` NOT GLOB '*[/@]*';
  INSERT INTO `event_search_words` (`rowid`, `scopes`, `title`, `venue`, `categories`)
    SELECT (min(new.`starts_at` / 60000, 134217727) << 36) | new.`event_seq`,
      replace(new.`scope`, '-', '0') || ' ' || `marks`, `title`, `venue`, `categories`
    FROM `event_texts` WHERE `seq` = new.`event_seq` AND new.`scope` NOT GLOB '*[/@]*';
END;
--> statement-breakpoint
DROP TRIGGER `listing_removed`;
--> statement-breakpoint
CREATE TRIGGER `listing_removed` AFTER DELETE ON `listing` BEGIN
  UPDATE `listing_counts` SET `total` = `total` - 1 WHERE `scope` = old.`scope`;
  DELETE FROM `event_search` WHERE `rowid` = (min(old.`starts_at` / 60000, 134217727) << 36) | old.`event_seq` AND old.`scope` NOT GLOB '*[/@]*';
  DELETE FROM `event_search_words` WHERE `rowid` = (min(old.`starts_at` / 60000, 134217727) << 36) | old.`event_seq` AND old.`scope` NOT GLOB '*[/@]*';
END;
--> statement-breakpoint
DROP TRIGGER `venue_name_indexed`;
--> statement-breakpoint
-- A venue that has a new name is found by it at once.
CREATE TRIGGER `venue_name_indexed` AFTER UPDATE OF `venue_shown` ON `events` WHEN old.`venue_shown` IS NOT new.`venue_shown` BEGIN
  DELETE FROM `event_search` WHERE `rowid` IN (SELECT (min(l.`starts_at` / 60000, 134217727) << 36) | l.`event_seq`
    FROM `listing` l WHERE l.`event_seq` = new.`seq` AND l.`scope` = new.`city_slug`);
  INSERT INTO `event_search` (`rowid`, `scopes`, `title`, `venue`, `categories`, `description`)
    SELECT (min(l.`starts_at` / 60000, 134217727) << 36) | l.`event_seq`,
      '|' || l.`scope` || '|' || t.`marks`, t.`title`, t.`venue`, t.`categories`, t.`description`
    FROM `listing` l JOIN `event_texts` t ON t.`seq` = l.`event_seq` WHERE l.`event_seq` = new.`seq` AND l.`scope` = new.`city_slug`;
  DELETE FROM `event_search_words` WHERE `rowid` IN (SELECT (min(l.`starts_at` / 60000, 134217727) << 36) | l.`event_seq`
    FROM `listing` l WHERE l.`event_seq` = new.`seq` AND l.`scope` = new.`city_slug`);
  INSERT INTO `event_search_words` (`rowid`, `scopes`, `title`, `venue`, `categories`)
    SELECT (min(l.`starts_at` / 60000, 134217727) << 36) | l.`event_seq`,
      replace(l.`scope`, '-', '0') || ' ' || t.`marks`, t.`title`, t.`venue`, t.`categories`
    FROM `listing` l JOIN `event_texts` t ON t.`seq` = l.`event_seq` WHERE l.`event_seq` = new.`seq` AND l.`scope` = new.`city_slug`;
END;
