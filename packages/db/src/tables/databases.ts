import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What a database has of a city. `left`: nothing of its own any more; `coming` and `leaving` are not read. */
export type CityThere = 'home' | 'guest' | 'coming' | 'leaving' | 'left';

/**
 * Where cities are that are not in the main database alone: rows of the main database (docs/decisions/106-databases-by-region.md). A city without a row
 * is at home in the main database. WITHOUT ROWID.
 */
export const cityDatabases = sqliteTable(
  'city_databases',
  {
    citySlug: text('city_slug').notNull(),
    /** As it is bound: `DB`, `DB_2`. */
    database: text().notNull(),
    state: text().$type<CityThere>().notNull(),
    since: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.citySlug, table.database] })],
);
