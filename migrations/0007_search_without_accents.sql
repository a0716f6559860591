-- Accents are folded: "cafe" finds "Café". The index is rebuilt from the events that are listed.
DROP TABLE `event_search`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `event_search` USING fts5(
  `city`, `title`, `venue`, `categories`, `description`,
  content = '', contentless_delete = 1, tokenize = 'trigram remove_diacritics 1'
);
--> statement-breakpoint
INSERT INTO `event_search` (rowid, `city`, `title`, `venue`, `categories`, `description`)
  SELECT e.`seq`, '|' || e.`city_slug` || '|', e.`title`, coalesce(e.`venue`, ''),
    (SELECT group_concat(value, ' ') FROM json_each(e.`categories`)), coalesce(e.`description`, '')
  FROM `events` e WHERE e.`status` IN ('active', 'cancelled', 'postponed');
