import type { LetterLanguage, NoticeKind } from '@marquee/contract';
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

/** Which letters a person wants besides those that an account needs. A person without a row wants those about kept events only. */
export const noticeChoices = sqliteTable(
  'notice_choices',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Letters when a kept event is cancelled, moved or sold out. */
    changes: integer({ mode: 'boolean' }).notNull().default(true),
    /** The weekly letter. Null: never asked, so that following something turns it on. */
    weekly: integer({ mode: 'boolean' }),
    /** When the next weekly letter is due; null if it is not wanted. */
    weeklyAt: integer('weekly_at'),
    /** That in which the person last used the site. */
    language: text().$type<LetterLanguage>().notNull().default('en'),
  },
  (table) => [index('notice_choices_due').on(table.weeklyAt).where(sql`weekly_at IS NOT NULL`)],
);

/**
 * Links that end one kind of letter. Only the SHA-256 of a secret is stored; the secret itself is made when a letter is sent and is the same in
 * all letters of its kind to a person. Used links stay: using one again changes nothing.
 */
export const unsubscribeLinks = sqliteTable(
  'unsubscribe_links',
  {
    hash: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<NoticeKind>().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('unsubscribe_links_by_user').on(table.userId)],
);
