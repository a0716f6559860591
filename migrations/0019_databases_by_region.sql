CREATE TABLE `city_databases` (
	`city_slug` text NOT NULL,
	`database` text NOT NULL,
	`state` text NOT NULL,
	`since` integer NOT NULL,
	PRIMARY KEY(`city_slug`, `database`)
) WITHOUT ROWID;
