import type { BudgetCategory, Purse } from '@marquee/contract';
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Daily tokens by category, and `total`; a missing row means the default. */
export const tokenLimits = sqliteTable('token_limits', {
  name: text().$type<BudgetCategory | 'total'>().primaryKey(),
  tokens: integer().notNull(),
});

/** The cost of a UTC day and the reservations of calls in progress, counted as they happen. */
export const tokenDays = sqliteTable(
  'token_days',
  {
    /** Days since 1970, UTC. */
    day: integer().notNull(),
    category: text().$type<Purse>().notNull(),
    used: integer().notNull(),
    reserved: integer().notNull(),
    /** Millionths of a US dollar. */
    costMicroDollars: integer('cost_micro_dollars').notNull(),
    calls: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.category] })],
);

/** One row per call of the model, with any outcome. */
export const tokenReservations = sqliteTable(
  'token_reservations',
  {
    operationId: text('operation_id').primaryKey(),
    category: text().$type<Purse>().notNull(),
    /** The UTC day it counts toward, even if it ends on the next. */
    day: integer().notNull(),
    tokens: integer().notNull(),
    state: text({ enum: ['open', 'settled', 'released', 'expired'] }).notNull(),
    reservedAt: integer('reserved_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    settledAt: integer('settled_at'),
    actualTokens: integer('actual_tokens'),
    costMicroDollars: integer('cost_micro_dollars'),
  },
  (table) => [
    index('token_reservations_open').on(table.expiresAt).where(sql`state = 'open'`),
    index('token_reservations_by_time').on(table.reservedAt),
  ],
);

/** Consecutive quota refusals, one row per provider; no row means none. */
export const quotaFailures = sqliteTable('quota_failures', {
  provider: text().primaryKey(),
  failures: integer().notNull(),
  firstAt: integer('first_at').notNull(),
  lastAt: integer('last_at').notNull(),
  message: text().notNull(),
  requestId: text('request_id'),
});
