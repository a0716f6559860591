import type { QualityTier } from '@marquee/contract';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Events by quality tier and what they lack, maintained by triggers; tier 4 counts the rejected events of known pages (`pages.rejected`). */
export const qualityCounts = sqliteTable('quality_counts', {
  tier: integer().$type<QualityTier>().primaryKey(),
  events: integer().notNull(),
  /** Sum of their scores, 0..100 each. */
  scoreSum: integer('score_sum').notNull(),
  enhanced: integer().notNull(),
  withoutImage: integer('without_image').notNull().default(0),
  ended: integer().notNull().default(0),
});

/** Events by primary source, maintained by triggers. */
export const sourceEventCounts = sqliteTable(
  'source_event_counts',
  {
    sourceId: text('source_id').primaryKey(),
    events: integer().notNull(),
    withoutImage: integer('without_image').notNull(),
    ended: integer().notNull(),
  },
  (table) => [index('source_event_counts_by_image').on(table.withoutImage)],
);
