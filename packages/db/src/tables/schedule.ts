import type { Process } from '@marquee/contract';
import { integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** The schedule: one row, or none before its first change. */
export const schedules = sqliteTable('schedules', {
  /** Always `main`. */
  id: text().primaryKey(),
  isRunning: integer('is_running', { mode: 'boolean' }).notNull(),
  /** The fast profile; only while it runs. */
  alwaysOn: integer('always_on', { mode: 'boolean' }).notNull(),
  continuousScraper: integer('continuous_scraper', { mode: 'boolean' }).notNull(),
  minScrapingMs: integer('min_scraping_ms').notNull(),
  discoveryMs: integer('discovery_ms').notNull(),
  newSourceMs: integer('new_source_ms').notNull(),
  maxConcurrent: integer('max_concurrent').notNull(),
  delayMs: integer('delay_ms').notNull(),
  /** How often it was changed; also the guard against two changes at once. */
  changes: integer().notNull(),
  changedAt: integer('changed_at').notNull(),
  changedBy: text('changed_by').notNull(),
});

/** When each process last had its turn; `pace` and `plan` are what reading follows. */
export const scheduleTurns = sqliteTable('schedule_turns', {
  process: text().$type<Process | 'pace' | 'plan'>().primaryKey(),
  lastAt: integer('last_at').notNull(),
  /** The factor that keeps adaptive reading within the requests that fixed intervals would cost; only of `pace`. */
  pace: real().notNull().default(1),
  /** The profile and the floor that due times of sources follow; only of `plan`. */
  haste: real().notNull().default(1),
  floorMs: integer('floor_ms').notNull().default(0),
});
