import type { PointAction } from '@marquee/contract';
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

/** Points that users earned: one row per action and event, never changed. */
export const pointsLedger = sqliteTable(
  'points_ledger',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    action: text().$type<PointAction>().notNull(),
    eventId: text('event_id').notNull(),
    points: integer().notNull(),
    awardedAt: integer('awarded_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.action, table.eventId] })],
);
