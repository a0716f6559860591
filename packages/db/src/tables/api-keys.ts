import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

/**
 * Keys of people's programs for the public API. WITHOUT ROWID (written into the migration by hand): the hash is the table, so that a
 * call reads one row. A revoked key has none.
 */
export const apiKeys = sqliteTable(
  'api_keys',
  {
    /** SHA-256 of the key, which is shown once and not stored. */
    keyHash: text('key_hash').primaryKey(),
    id: text().notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The key's first characters, by which its owner tells it from others. */
    hint: text().notNull(),
    createdAt: integer('created_at').notNull(),
    /** The last day on which it was used, in UTC, and how often that day; reported by each isolate, gathered for a while. */
    usedOn: text('used_on'),
    callsThatDay: integer('calls_that_day').notNull().default(0),
  },
  (table) => [index('api_keys_by_user').on(table.userId, table.createdAt)],
);
