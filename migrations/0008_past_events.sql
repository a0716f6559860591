-- Events that are over or no longer listed, by their titles: a question about one of them finds it. Rowids are those of `event_search`, so the
-- latest are read first; `scopes` has the city.
CREATE VIRTUAL TABLE `event_search_past` USING fts5(
  `scopes`, `title`, content = '', contentless_delete = 1, tokenize = 'trigram remove_diacritics 1'
);
--> statement-breakpoint
INSERT INTO `event_search_past` (`rowid`, `scopes`, `title`)
  SELECT (max(0, min(`next_starts_at` / 60000, 134217727)) << 36) | `seq`, '|' || `city_slug` || '|', ' ' || `title` || ' '
  FROM `events` WHERE `status` IN ('ended', 'inactive') AND `merged_into` IS NULL;
--> statement-breakpoint
CREATE TRIGGER `past_indexed` AFTER INSERT ON `events` WHEN new.`status` IN ('ended', 'inactive') AND new.`merged_into` IS NULL BEGIN
  INSERT INTO `event_search_past` (`rowid`, `scopes`, `title`)
    VALUES ((max(0, min(new.`next_starts_at` / 60000, 134217727)) << 36) | new.`seq`, '|' || new.`city_slug` || '|', ' ' || new.`title` || ' ');
END;
--> statement-breakpoint
CREATE TRIGGER `past_reindexed` AFTER UPDATE OF `status`, `merged_into`, `title`, `city_slug`, `next_starts_at` ON `events`
WHEN (old.`status` IN ('ended', 'inactive') OR new.`status` IN ('ended', 'inactive'))
  AND (old.`status` <> new.`status` OR old.`merged_into` IS NOT new.`merged_into` OR old.`title` <> new.`title`
    OR old.`city_slug` <> new.`city_slug` OR old.`next_starts_at` <> new.`next_starts_at`) BEGIN
  DELETE FROM `event_search_past` WHERE `rowid` = (max(0, min(old.`next_starts_at` / 60000, 134217727)) << 36) | old.`seq`
    AND old.`status` IN ('ended', 'inactive') AND old.`merged_into` IS NULL;
  INSERT INTO `event_search_past` (`rowid`, `scopes`, `title`)
    SELECT (max(0, min(new.`next_starts_at` / 60000, 134217727)) << 36) | new.`seq`, '|' || new.`city_slug` || '|', ' ' || new.`title` || ' '
    WHERE new.`status` IN ('ended', 'inactive') AND new.`merged_into` IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `past_unindexed` AFTER DELETE ON `events` WHEN old.`status` IN ('ended', 'inactive') AND old.`merged_into` IS NULL BEGIN
  DELETE FROM `event_search_past` WHERE `rowid` = (max(0, min(old.`next_starts_at` / 60000, 134217727)) << 36) | old.`seq`;
END;
