import type {
  LetterLanguage,
  SubmissionKind,
  SubmissionStatus,
  SubmittedEvent,
  SubmittedSource,
} from '@marquee/contract';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Events and sources that somebody sent in by the form. */
export const submissions = sqliteTable(
  'submissions',
  {
    id: text().primaryKey(),
    kind: text().$type<SubmissionKind>().notNull(),
    /** In whose list it is to stand. */
    citySlug: text('city_slug').notNull(),
    /** As it was sent. */
    content: text({ mode: 'json' }).$type<SubmittedEvent | SubmittedSource>().notNull(),
    email: text().notNull(),
    /** Of the letter about the outcome. */
    language: text().$type<LetterLanguage>().notNull(),
    /** SHA-256 of content, address and day: the same again is the same row. */
    sameness: text().notNull().unique(),
    status: text().$type<SubmissionStatus>().notNull().default('open'),
    note: text(),
    decidedBy: text('decided_by'),
    decidedAt: integer('decided_at'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('submissions_by_status').on(table.status, table.id)],
);
