import type { Severity } from '@marquee/contract';
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Errors grouped by kind: the same component, class and message, ignoring names and numbers. */
export const errorGroups = sqliteTable(
  'error_groups',
  {
    /** The fingerprint. */
    id: text().primaryKey(),
    component: text().notNull(),
    /** The last message, without secrets. */
    message: text().notNull(),
    severity: text().$type<Severity>().notNull(),
    count: integer().notNull(),
    firstAt: integer('first_at').notNull(),
    lastAt: integer('last_at').notNull(),
    stack: text(),
    /** The request or job of the last occurrence. */
    reference: text(),
    /** Null again when it recurs. */
    resolvedAt: integer('resolved_at'),
    resolvedBy: text('resolved_by'),
  },
  (table) => [
    index('error_groups_by_time').on(table.lastAt),
    index('error_groups_open').on(table.severity, table.lastAt).where(sql`resolved_at IS NULL`),
    index('error_groups_by_count').on(table.count),
  ],
);

/** The latest occurrences of each kind of error, so that each is found by its request. A kind has a fixed number of slots, which it fills in turn. */
export const errorOccurrences = sqliteTable(
  'error_occurrences',
  {
    groupId: text('group_id').notNull(),
    slot: integer().notNull(),
    requestId: text('request_id').notNull(),
    jobId: text('job_id'),
    /** `GET /api/events`, without secrets. */
    call: text(),
    message: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.slot] }),
    index('error_occurrences_by_request').on(table.requestId, table.at),
  ],
);

/** Errors of the last two hours, by ten minutes: a ring of twelve rows. Those of an outside service that was busy do not count. */
export const errorTallies = sqliteTable('error_tallies', {
  /** The place in the ring. */
  slot: integer().primaryKey(),
  /** Tens of minutes since 1970. */
  at: integer().notNull(),
  count: integer().notNull(),
});

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

/** The counts of a Worker's isolates per hour, with response times in buckets. */
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
