-- Every health but those two is trouble (`isTroubled` in packages/contract/src/sources/scraping.ts): a new kind is counted without a change here.
DROP TRIGGER `source_counted`;
--> statement-breakpoint
DROP TRIGGER `source_uncounted`;
--> statement-breakpoint
DROP TRIGGER `source_recounted`;
--> statement-breakpoint
CREATE TRIGGER `source_counted` AFTER INSERT ON `sources` BEGIN
  INSERT INTO `source_health_counts` (`city_slug`, `active`, `failing`)
    SELECT `column1`, new.`status` = 'active', (new.`status` = 'active' AND new.`health` NOT IN ('new', 'ok')) FROM (VALUES (''), (new.`city_slug`)) WHERE true
    ON CONFLICT (`city_slug`) DO UPDATE SET `active` = `active` + excluded.`active`, `failing` = `failing` + excluded.`failing`;
END;
--> statement-breakpoint
CREATE TRIGGER `source_uncounted` AFTER DELETE ON `sources` BEGIN
  UPDATE `source_health_counts` SET `active` = `active` - (old.`status` = 'active'), `failing` = `failing` - (old.`status` = 'active' AND old.`health` NOT IN ('new', 'ok'))
    WHERE `city_slug` IN ('', old.`city_slug`);
END;
--> statement-breakpoint
CREATE TRIGGER `source_recounted` AFTER UPDATE OF `status`, `health`, `city_slug` ON `sources`
WHEN old.`status` <> new.`status` OR old.`health` <> new.`health` OR old.`city_slug` <> new.`city_slug` BEGIN
  UPDATE `source_health_counts` SET `active` = `active` - (old.`status` = 'active'), `failing` = `failing` - (old.`status` = 'active' AND old.`health` NOT IN ('new', 'ok'))
    WHERE `city_slug` IN ('', old.`city_slug`);
  INSERT INTO `source_health_counts` (`city_slug`, `active`, `failing`)
    SELECT `column1`, new.`status` = 'active', (new.`status` = 'active' AND new.`health` NOT IN ('new', 'ok')) FROM (VALUES (''), (new.`city_slug`)) WHERE true
    ON CONFLICT (`city_slug`) DO UPDATE SET `active` = `active` + excluded.`active`, `failing` = `failing` + excluded.`failing`;
END;
--> statement-breakpoint
UPDATE `source_health_counts` SET `failing` = (SELECT count(*) FROM `sources` WHERE `status` = 'active' AND `health` NOT IN ('new', 'ok')
  AND (`source_health_counts`.`city_slug` = '' OR `sources`.`city_slug` = `source_health_counts`.`city_slug`));
