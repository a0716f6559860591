-- A list of each venue, for what is listed already; from now on derived with the others.
INSERT INTO `listing` (`scope`, `starts_at`, `event_seq`, `ends_at`, `price_cents`, `popularity`)
SELECT e.`city_slug` || '@' || trim(e.`venue`), l.`starts_at`, l.`event_seq`, l.`ends_at`, l.`price_cents`, l.`popularity`
FROM `listing` l JOIN `events` e ON e.`seq` = l.`event_seq`
WHERE l.`scope` = e.`city_slug` AND trim(e.`venue`) NOT IN ('', 'undefined', 'null');
