import type { QualityTier } from '@marquee/contract';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Events by quality tier, kept by triggers; of tier 4 what the known pages list and was refused (`pages.rejected`). */
export const qualityCounts = sqliteTable('quality_counts', {
  tier: integer().$type<QualityTier>().primaryKey(),
  events: integer().notNull(),
  /** Of their scores, 0..100 each. */
  scoreSum: integer('score_sum').notNull(),
  enhanced: integer().notNull(),
});

/** Events by the source that speaks for them, kept by triggers. */
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
