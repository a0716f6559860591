import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

/**
 * Events that people saved. WITHOUT ROWID (written into the migration by hand): the key is the table, so that a person's hearts are
 * one range. An event that was merged into another keeps its old id here; its alias leads to the other.
 */
export const hearts = sqliteTable(
  'hearts',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    eventId: text('event_id').notNull(),
    savedAt: integer('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.eventId] }), index('hearts_by_event').on(table.eventId)],
);
