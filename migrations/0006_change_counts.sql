CREATE TABLE `place_changes` (
	`place` text PRIMARY KEY NOT NULL,
	`n` integer NOT NULL
) WITHOUT ROWID;
