-- How many factors an account has is asked of their rows (packages/domain/src/accounts/factors/factor-count.ts).
DROP TRIGGER `app_counted`;
--> statement-breakpoint
DROP TRIGGER `app_uncounted`;
--> statement-breakpoint
DROP TRIGGER `passkey_counted`;
--> statement-breakpoint
DROP TRIGGER `passkey_uncounted`;
