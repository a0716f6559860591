import { OPERATION_STATES, type OperationKind, type ToldOperationResult } from '@marquee/contract';
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { sentenceText } from '../sentence-text.ts';

/** Work over many rows that an administrator started; it is done in steps, each a job of its own. */
export const operations = sqliteTable(
  'operations',
  {
    id: text().primaryKey(),
    kind: text().$type<OperationKind>().notNull(),
    /** `reprocess-events:columbia-sc`: only one of them runs at once. */
    subject: text().notNull(),
    citySlug: text('city_slug'),
    state: text({ enum: OPERATION_STATES }).notNull(),
    /** The events that it repairs; empty for an operation over sources. */
    eventIds: text('event_ids', { mode: 'json' }).$type<string[]>().notNull(),
    /** The last source that was queued. */
    cursor: text(),
    /** Whether all sources are queued. */
    isQueued: integer('is_queued', { mode: 'boolean' }).notNull().default(false),
    /** How many steps were taken: the key of the next job. */
    step: integer().notNull().default(0),
    total: integer().notNull(),
    done: integer().notNull().default(0),
    /** How many of them it changed. */
    changed: integer().notNull().default(0),
    /** For a person. */
    message: sentenceText(),
    results: text({ mode: 'json' }).$type<ToldOperationResult[]>().notNull(),
    startedBy: text('started_by').notNull(),
    startedAt: integer('started_at').notNull(),
    endedAt: integer('ended_at'),
  },
  (table) => [
    uniqueIndex('operations_running').on(table.subject).where(sql`state = 'running'`),
    index('operations_by_time').on(table.startedAt),
    index('operations_by_kind').on(table.kind, table.startedAt),
  ],
);

/** When a picture was last looked for, so that the next batch takes other events. */
export const pictureSearches = sqliteTable('picture_searches', {
  eventId: text('event_id').primaryKey(),
  searchedAt: integer('searched_at').notNull(),
});
