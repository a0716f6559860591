import type { LetterKind, LetterLanguage } from '@marquee/contract';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * Letters that are still to be sent; a row is deleted in the commit that ends its job. A letter with a secret link does not contain the
 * secret: it is made when the letter is sent (docs/decisions/032-mail.md).
 */
export const letters = sqliteTable(
  'letters',
  {
    id: text().primaryKey(),
    kind: text().$type<LetterKind>().notNull(),
    /** The recipient's address. */
    to: text().notNull(),
    language: text().$type<LetterLanguage>().notNull(),
    /** What the words need: a name, a title, a note. */
    data: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('letters_by_age').on(table.createdAt)],
);
