import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

/**
 * Series that people hide. WITHOUT ROWID (written into the migration by hand), as `hearts`: a person's are one range. A series that
 * was merged into another keeps its old id here; its alias leads to the other.
 */
export const hiddenSeries = sqliteTable(
  'hidden_series',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    eventId: text('event_id').notNull(),
    hiddenAt: integer('hidden_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.eventId] })],
);
