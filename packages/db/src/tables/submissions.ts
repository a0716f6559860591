import type {
  FoundPicture,
  LetterLanguage,
  SubmissionKind,
  SubmissionStatus,
  SubmittedEvent,
  SubmittedSource,
} from '@marquee/contract';
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Events and sources that somebody sent in by the form, and pictures that the engine found. */
export const submissions = sqliteTable(
  'submissions',
  {
    id: text().primaryKey(),
    kind: text().$type<SubmissionKind>().notNull(),
    /** In whose list it is to stand. */
    citySlug: text('city_slug').notNull(),
    /** As it was sent. */
    content: text({ mode: 'json' }).$type<SubmittedEvent | SubmittedSource | FoundPicture>().notNull(),
    /** Empty: the engine found it. */
    email: text().notNull(),
    /** Of the letter about the outcome. */
    language: text().$type<LetterLanguage>().notNull(),
    /** SHA-256 of content, address and day: the same again is the same row. */
    sameness: text().notNull().unique(),
    /** Whose page shows the picture, and its address there; null for what people send in. */
    sourceId: text('source_id'),
    pictureUrl: text('picture_url'),
    /** Of the picture that is kept; null: there is none, or no more. */
    flyerHash: text('flyer_hash'),
    status: text().$type<SubmissionStatus>().notNull().default('open'),
    note: text(),
    decidedBy: text('decided_by'),
    decidedAt: integer('decided_at'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('submissions_by_status').on(table.status, table.id),
    index('submissions_of_source').on(table.sourceId, table.pictureUrl).where(sql`source_id IS NOT NULL`),
    index('submissions_with_flyer').on(table.flyerHash).where(sql`flyer_hash IS NOT NULL`),
  ],
);
