import type { RecoveryMethod, RecoveryStatus, ToldRecovery } from '@marquee/contract';
import { SOURCE_TIERS } from '@marquee/contract';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { sentenceText } from '../sentence-text.ts';

/** Attempts to find lost sources again. */
export const sourceRecoveries = sqliteTable(
  'source_recoveries',
  {
    id: text().primaryKey(),
    sourceId: text('source_id').notNull(),
    citySlug: text('city_slug').notNull(),
    url: text().notNull(),
    status: text().$type<RecoveryStatus>().notNull(),
    /** Its new address; null if none was found. */
    alternativeUrl: text('alternative_url'),
    tier: text({ enum: SOURCE_TIERS }),
    method: text().$type<RecoveryMethod>(),
    tokens: integer().notNull().default(0),
    requests: integer().notNull(),
    /** A sentence. */
    detail: sentenceText().notNull(),
    tried: text({ mode: 'json' }).$type<ToldRecovery['tried']>().notNull().default([]),
    attemptedAt: integer('attempted_at').notNull(),
  },
  (table) => [
    index('source_recoveries_by_time').on(table.attemptedAt),
    index('source_recoveries_of_city').on(table.citySlug, table.attemptedAt),
  ],
);

/** When a lost source is looked for next. */
export const recoveryTurns = sqliteTable('recovery_turns', {
  sourceId: text('source_id').primaryKey(),
  /** Attempts without success. */
  attempts: integer().notNull(),
  nextDueAt: integer('next_due_at').notNull(),
});
