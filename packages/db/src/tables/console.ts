import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

/** Where each administrator is in the tour of the console. Who has no row has not begun it. */
export const consoleTours = sqliteTable('console_tours', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Counted from 0. */
  stop: integer().notNull(),
  /** Null: not finished and not skipped. */
  endedAt: integer('ended_at'),
});
