ALTER TABLE `occurrences` ADD `other_starts` text;--> statement-breakpoint
CREATE INDEX `occurrences_disputed` ON `occurrences` (`starts_at`) WHERE other_starts IS NOT NULL;--> statement-breakpoint
ALTER TABLE `sources` ADD `last_listed` text;--> statement-breakpoint
ALTER TABLE `sources` ADD `silent_since` integer;--> statement-breakpoint
CREATE INDEX `source_candidates_open` ON `source_candidates` (`city_slug`,`score`) WHERE state IN ('waiting', 'error');
--> statement-breakpoint
UPDATE `sources` SET `silent_since` = coalesce(`last_success_at`, `last_run_at`)
  WHERE `runs` > 0 AND (`consecutive_failures` > 0 OR `empty_reads` > 0);
--> statement-breakpoint
UPDATE `sources` SET `last_listed` = l.`listed` FROM (
  SELECT e.`source_id`, json_object('events', count(*), 'categories', json((
      SELECT json_group_object(k.`category`, k.`n`) FROM (
        SELECT c.`value` AS `category`, count(*) AS `n` FROM `events` o, json_each(o.`categories`) c
        WHERE o.`source_id` = e.`source_id` AND o.`upcoming_count` > 0 AND o.`merged_into` IS NULL GROUP BY c.`value`) k)),
    'places', count(DISTINCT lower(trim(e.`venue`))),
    'place', CASE count(DISTINCT lower(trim(e.`venue`))) WHEN 1 THEN min(trim(e.`venue`)) END) AS `listed`
  FROM `events` e WHERE e.`upcoming_count` > 0 AND e.`merged_into` IS NULL GROUP BY e.`source_id`) l
  WHERE `sources`.`id` = l.`source_id`;
