import type { HeldDecision } from '@marquee/contract';
import type { Sentence } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { sources } from './sources.ts';

/** The confidence of a draft as extraction gives it (packages/extraction/src/base/types.ts). */
export interface Figures {
  event: number;
  title: number;
  day: number;
  titleAndDay: number;
  time?: number;
  venue?: number;
}

/** Drafts below the publishing bar, which wait for a person, and what was decided about them. */
export const heldDrafts = sqliteTable(
  'held_drafts',
  {
    id: text().primaryKey(),
    sourceId: text('source_id')
      .notNull()
      .references(() => sources.id, { onDelete: 'cascade' }),
    /** The draft's key at its source. */
    key: text().notNull(),
    pageUrl: text('page_url').notNull(),
    title: text().notNull(),
    /** Local wall time as it would be published: the dates of a recording are moved. */
    start: text().notNull(),
    confidence: text({ mode: 'json' }).$type<Figures>().notNull(),
    /** From `confidence`, for the order of the queue. */
    titleAndDay: real('title_and_day').notNull(),
    /** Sentences that say why it is held. */
    doubts: text({ mode: 'json' }).$type<Sentence[]>().notNull(),
    /** As it would be published, without its doubtful values. */
    draft: text({ mode: 'json' }).$type<unknown>().notNull(),
    heldSince: integer('held_since').notNull(),
    lastSeen: integer('last_seen').notNull(),
    /** Null while it waits. It holds for this title and start; a draft that changes is asked about again. */
    decision: text().$type<HeldDecision>(),
    reason: text(),
    decidedBy: text('decided_by'),
    decidedAt: integer('decided_at'),
  },
  (table) => [
    uniqueIndex('held_drafts_by_key').on(table.sourceId, table.key),
    index('held_drafts_waiting').on(table.titleAndDay, table.id).where(sql`decision IS NULL`),
    index('held_drafts_decided').on(table.decision).where(sql`decision IS NOT NULL`),
    index('held_drafts_waiting_of_source').on(table.sourceId, table.titleAndDay, table.id).where(sql`decision IS NULL`),
  ],
);
