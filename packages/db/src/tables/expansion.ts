import type { ExpansionStage } from '@marquee/contract';
import type { Sentence } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { sentenceText } from '../sentence-text.ts';

/** One row per city and try: on its way while `ended_at` is null. */
export const expansionRuns = sqliteTable(
  'expansion_runs',
  {
    id: text().primaryKey(),
    citySlug: text('city_slug').notNull(),
    state: text().notNull(),
    stage: text().$type<ExpansionStage>().notNull(),
    startedAt: integer('started_at').notNull(),
    /** `engine`, or a person's address. */
    startedBy: text('started_by').notNull(),
    /** Out of 10, when it was chosen. */
    score: real().notNull(),
    sources: integer().notNull().default(0),
    events: integer().notNull().default(0),
    tokens: integer().notNull().default(0),
    /** What happened, with reasons. */
    steps: text({ mode: 'json' }).$type<Array<{ at: number; what: Sentence }>>().notNull(),
    /** When it is looked at next. */
    nextLookAt: integer('next_look_at').notNull(),
    /** When it goes back if it is still below the bar; moved on by the time it had to rest. */
    deadlineAt: integer('deadline_at').notNull(),
    endedAt: integer('ended_at'),
    /** Not tried again before then. */
    retryAt: integer('retry_at'),
  },
  (table) => [
    uniqueIndex('expansion_runs_open').on(table.citySlug).where(sql`ended_at IS NULL`),
    index('expansion_runs_to_look').on(table.nextLookAt).where(sql`ended_at IS NULL`),
    index('expansion_runs_by_start').on(table.startedAt),
    index('expansion_runs_by_end').on(table.endedAt).where(sql`ended_at IS NOT NULL`),
    index('expansion_runs_resting').on(table.retryAt, table.citySlug).where(sql`retry_at IS NOT NULL`),
  ],
);

/** What each turn, or press of the button, looked at and decided. */
export const expansionRounds = sqliteTable(
  'expansion_rounds',
  {
    id: text().primaryKey(),
    at: integer().notNull(),
    startedBy: text('started_by').notNull(),
    evaluated: integer().notNull(),
    started: integer().notNull(),
    /** Sentences. */
    note: sentenceText().notNull(),
    /** The best that it looked at. */
    best: text({ mode: 'json' }).$type<Array<{ city: string; state: string; score: number }>>().notNull(),
  },
  (table) => [index('expansion_rounds_by_time').on(table.at)],
);

/** The settings: one row, or none before their first change. Whether it runs is the control `systematicExpansion`. */
export const expansionSettings = sqliteTable('expansion_settings', {
  /** Always `main`. */
  id: text().primaryKey(),
  intervalMs: integer('interval_ms').notNull(),
  maxDailyCities: integer('max_daily_cities').notNull(),
  changes: integer().notNull(),
  changedAt: integer('changed_at').notNull(),
  changedBy: text('changed_by').notNull(),
});

/** Events by the hour in which they were first stored, counted by a trigger. */
export const eventHours = sqliteTable('event_hours', {
  /** Hours since 1970. */
  hour: integer().primaryKey(),
  added: integer().notNull(),
});
