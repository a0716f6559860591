import type { ReviewDecision, ReviewKind } from '@marquee/contract';
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { sentenceText } from '../sentence-text.ts';

/** What was decided in the review queue, with what its undo needs. */
export const reviewDecisions = sqliteTable(
  'review_decisions',
  {
    id: text().primaryKey(),
    kind: text().$type<ReviewKind>().notNull(),
    itemId: text('item_id').notNull(),
    title: text().notNull(),
    /** What decisions are alike: the source of a held draft, what a report says, how a site was found. */
    topic: text().notNull(),
    /** Its name for people. */
    topicName: sentenceText('topic_name').notNull(),
    decision: text().$type<ReviewDecision>().notNull(),
    /** What its undo needs to know, by kind (packages/domain/src/review-queue/kinds). */
    undo: text({ mode: 'json' }).$type<unknown>().notNull(),
    decidedBy: text('decided_by').notNull(),
    decidedAt: integer('decided_at').notNull(),
    undoneBy: text('undone_by'),
    undoneAt: integer('undone_at'),
  },
  (table) => [index('review_decisions_that_hold').on(table.decidedAt, table.id).where(sql`undone_at IS NULL`)],
);
