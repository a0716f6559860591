CREATE TABLE `console_tours` (
	`user_id` text PRIMARY KEY NOT NULL,
	`stop` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
