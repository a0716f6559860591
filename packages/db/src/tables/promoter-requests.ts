import type { LetterLanguage, PromoterRequestStatus } from '@marquee/contract';
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

/** Who asks for the promoter's role. */
export const promoterRequests = sqliteTable(
  'promoter_requests',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    organization: text().notNull(),
    website: text().notNull(),
    /** What they promote. */
    about: text().notNull(),
    /** Where, in their words. */
    cities: text().notNull(),
    /** Of the letter about the decision. */
    language: text().$type<LetterLanguage>().notNull(),
    status: text().$type<PromoterRequestStatus>().notNull(),
    note: text(),
    decidedBy: text('decided_by'),
    decidedAt: integer('decided_at'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('promoter_requests_by_status').on(table.status, table.id),
    index('promoter_requests_by_user').on(table.userId, table.id),
    uniqueIndex('promoter_requests_once').on(table.userId).where(sql`status = 'open'`),
  ],
);
