-- The search index knows the later dates of what repeats: it is derived anew, by the job that ends events (packages/domain/src/events/expire.ts).
UPDATE `events` SET `occurs` = NULL WHERE `upcoming_count` > 1 AND `status` IN ('active', 'cancelled', 'postponed');
