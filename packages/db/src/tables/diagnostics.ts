import type { Severity } from '@marquee/contract';
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Errors of one kind together: the same component, class and message but for its names and numbers. */
export const errorGroups = sqliteTable(
  'error_groups',
  {
    /** The fingerprint. */
    id: text().primaryKey(),
    component: text().notNull(),
    /** The last message as it was, without secrets. */
    message: text().notNull(),
    severity: text().$type<Severity>().notNull(),
    count: integer().notNull(),
    firstAt: integer('first_at').notNull(),
    lastAt: integer('last_at').notNull(),
    stack: text(),
    /** The request or job of the last occurrence. */
    reference: text(),
    /** Until it comes back. */
    resolvedAt: integer('resolved_at'),
    resolvedBy: text('resolved_by'),
  },
  (table) => [
    index('error_groups_by_time').on(table.lastAt),
    index('error_groups_open').on(table.severity, table.lastAt).where(sql`resolved_at IS NULL`),
    index('error_groups_by_count').on(table.count),
  ],
);

/** When each version was first seen running. */
export const deployments = sqliteTable(
  'deployments',
  {
    worker: text().notNull(),
    version: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.worker, table.version] }), index('deployments_by_time').on(table.at)],
);

/** What the isolates of a Worker counted in an hour, and how long answers took: how many in each span up to a bound. */
export const workerHours = sqliteTable(
  'worker_hours',
  {
    worker: text().notNull(),
    /** Hours since 1970. */
    hour: integer().notNull(),
    requests: integer().notNull(),
    errors: integer().notNull(),
    isolateStarts: integer('isolate_starts').notNull(),
    lastAt: integer('last_at').notNull(),
    to10: integer('to_10').notNull(),
    to25: integer('to_25').notNull(),
    to50: integer('to_50').notNull(),
    to100: integer('to_100').notNull(),
    to250: integer('to_250').notNull(),
    to500: integer('to_500').notNull(),
    to1000: integer('to_1000').notNull(),
    to2500: integer('to_2500').notNull(),
    to10000: integer('to_10000').notNull(),
    beyond: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.worker] })],
);
