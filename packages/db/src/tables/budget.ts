import type { BudgetCategory } from '@marquee/contract';
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Daily tokens by category, and `total`; a missing row means the default. */
export const tokenLimits = sqliteTable('token_limits', {
  name: text().$type<BudgetCategory | 'total'>().primaryKey(),
  tokens: integer().notNull(),
});

/** What a UTC day has cost and what is held for calls under way: counted as it happens. */
export const tokenDays = sqliteTable(
  'token_days',
  {
    /** Days since 1970, UTC. */
    day: integer().notNull(),
    category: text().$type<BudgetCategory>().notNull(),
    used: integer().notNull(),
    reserved: integer().notNull(),
    /** Millionths of a US dollar. */
    costMicroDollars: integer('cost_micro_dollars').notNull(),
    calls: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.category] })],
);

/** One row a call of the model, whatever becomes of it. */
export const tokenReservations = sqliteTable(
  'token_reservations',
  {
    operationId: text('operation_id').primaryKey(),
    category: text().$type<BudgetCategory>().notNull(),
    /** The UTC day it is counted to, also when it ends on the next. */
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

/** Refusals for quota in a row, one row a provider; no row: none. */
export const quotaFailures = sqliteTable('quota_failures', {
  provider: text().primaryKey(),
  failures: integer().notNull(),
  firstAt: integer('first_at').notNull(),
  lastAt: integer('last_at').notNull(),
  message: text().notNull(),
  requestId: text('request_id'),
});
