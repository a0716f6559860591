import type { Enhancement, EnhancementLevel } from '@marquee/contract';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** The enhancement of each event that was asked for. Can be rebuilt by reading the event's page again. */
export const enhancements = sqliteTable('enhancements', {
  eventId: text('event_id').primaryKey(),
  /** What the event was when it was read; another value means that it is read again. Empty before the first reading. */
  basis: text().notNull().default(''),
  /** Null until a reading succeeded, or if the page says nothing. */
  details: text({ mode: 'json' }).$type<Enhancement>(),
  level: text().$type<EnhancementLevel>(),
  /** The page's body, and its validators for the next request. */
  pageHash: text('page_hash'),
  etag: text(),
  lastModified: text('last_modified'),
  /** When the details were made, and when they were last found up to date. */
  composedAt: integer('composed_at'),
  checkedAt: integer('checked_at'),
  /** No reading starts before: one is going on, or the last one failed. */
  heldUntil: integer('held_until').notNull().default(0),
  /** Names the reading that holds it. */
  heldBy: text('held_by'),
  /** Why the last reading failed; null while one is going on. */
  failure: text(),
});
