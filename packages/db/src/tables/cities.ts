import { sql } from 'drizzle-orm';
import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * Every US place of the gazetteer with its state in the network:
 * `known` (only in the gazetteer), `configured` (its sources are read), `live` (open to visitors).
 */
export const cities = sqliteTable(
  'cities',
  {
    /** `columbia-sc` */
    slug: text().primaryKey(),
    name: text().notNull(),
    /** The name in lower case without accents, for look-ups. */
    nameKey: text('name_key').notNull(),
    state: text().notNull(),
    latitude: real().notNull(),
    longitude: real().notNull(),
    /** Whole degrees of latitude, so that a box around a point is an index range. */
    latitudeBand: integer('latitude_band')
      .notNull()
      .generatedAlwaysAs(sql`(CAST(floor(latitude) AS INTEGER))`, { mode: 'stored' }),
    population: integer().notNull(),
    timezone: text().notNull(),
    status: text({ enum: ['known', 'configured', 'live'] })
      .notNull()
      .default('known'),
    isHidden: integer('is_hidden', { mode: 'boolean' }).notNull().default(false),
    /** When it joined the network. */
    addedAt: integer('added_at'),
    /** When a source of it was last read. */
    syncedAt: integer('synced_at'),
    /** The turn: counts the commits of events. A plan based on an older count is made again. */
    ingestTurn: integer('ingest_turn').notNull().default(0),
  },
  (table) => [
    index('cities_by_name').on(table.nameKey, table.state, table.population),
    index('cities_by_place').on(table.latitudeBand, table.longitude),
    index('cities_of_network_by_place').on(table.latitudeBand, table.longitude).where(sql`status <> 'known'`),
    // The largest of a state, for the cities that may join.
    index('cities_by_size').on(table.state, table.population),
    index('cities_of_network').on(table.state, table.slug).where(sql`status <> 'known'`),
  ],
);
