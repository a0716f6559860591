-- The commit that changes what an event shows says so itself: it knows what was before (packages/domain/src/events/write-shown.ts).
DROP TRIGGER `event_changed`;
--> statement-breakpoint
DROP TRIGGER `kept_event_changed`;
--> statement-breakpoint
DROP TRIGGER `sale_changed`;
