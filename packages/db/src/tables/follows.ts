import type { FollowKind, FollowQuery } from '@marquee/contract';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

/** Venues that people follow and searches that they saved: a name and the query of a feed. */
export const follows = sqliteTable(
  'follows',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<FollowKind>().notNull(),
    name: text().notNull(),
    query: text({ mode: 'json' }).$type<FollowQuery>().notNull(),
    /** The query with its fields in order: the same one is not kept twice. */
    queryKey: text('query_key').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('follows_once').on(table.userId, table.kind, table.queryKey),
    index('follows_by_user').on(table.userId, table.createdAt),
  ],
);
