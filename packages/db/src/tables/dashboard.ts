import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** All events together: one row, kept by triggers from the counts by source. */
export const eventTotals = sqliteTable('event_totals', {
  id: integer().primaryKey(),
  events: integer().notNull(),
  withoutImage: integer('without_image').notNull(),
  ended: integer().notNull(),
});

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
  },
  (table) => [index('source_health_counts_by_failing').on(table.failing, table.active)],
);
