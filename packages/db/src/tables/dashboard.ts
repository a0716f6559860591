import { index, integer, sqliteTable, sqliteView, text } from 'drizzle-orm/sqlite-core';

/** All events together: one row, the sum of `quality_counts`. */
export const eventTotals = sqliteView('event_totals', {
  id: integer().notNull(),
  events: integer().notNull(),
  withoutImage: integer('without_image').notNull(),
  ended: integer().notNull(),
}).existing();

/** Events that came and events that were over, by UTC day; kept by triggers. */
export const eventDays = sqliteTable('event_days', {
  /** Days since 1970, UTC. */
  day: integer().primaryKey(),
  added: integer().notNull(),
  /** Their last date was on this day. */
  ended: integer().notNull(),
});

/** Sources by city, kept by triggers; the row without a name is all of them. */
export const sourceHealthCounts = sqliteTable(
  'source_health_counts',
  {
    citySlug: text('city_slug').primaryKey(),
    active: integer().notNull(),
    /** Active ones whose last read failed. */
    failing: integer().notNull(),
    /** Whatever their status; those of the high tier. */
    total: integer().notNull().default(0),
    highTier: integer('high_tier').notNull().default(0),
    /** Of all and of those that are read: found by discovery; named by an aggregate. */
    found: integer().notNull().default(0),
    activeFound: integer('active_found').notNull().default(0),
    fromAggregates: integer('from_aggregates').notNull().default(0),
    /** When the newest was found. */
    lastFoundAt: integer('last_found_at').notNull().default(0),
  },
  (table) => [index('source_health_counts_by_failing').on(table.failing, table.active)],
);
