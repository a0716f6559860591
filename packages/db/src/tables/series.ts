import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Pairs of events that are kept apart; never proposed for merging again. The smaller id comes first. */
export const keptApart = sqliteTable(
  'kept_apart',
  {
    eventId: text('event_id').notNull(),
    otherId: text('other_id').notNull(),
    keptAt: integer('kept_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.otherId] }), index('kept_apart_by_other').on(table.otherId)],
);
