import type { LetterLanguage, ReportKind, ReportStatus } from '@marquee/contract';
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What visitors say is wrong with an event. */
export const eventReports = sqliteTable(
  'event_reports',
  {
    id: text().primaryKey(),
    eventId: text('event_id').notNull(),
    kind: text().$type<ReportKind>().notNull(),
    words: text(),
    /** Of a reporter who wants to know the outcome. */
    email: text(),
    /** The reporter's language, for the letter about the outcome. */
    language: text().$type<LetterLanguage>().notNull().default('en'),
    /** SHA-256 of event, kind, words and the reporter's address: the same report again is the same row. */
    sameness: text().notNull().unique(),
    status: text().$type<ReportStatus>().notNull().default('open'),
    note: text(),
    decidedBy: text('decided_by'),
    decidedAt: integer('decided_at'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('event_reports_by_status').on(table.status, table.id),
    index('event_reports_open').on(table.eventId).where(sql`status = 'open'`),
  ],
);
