import type { JobKind } from '@marquee/contract';
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** Jobs to be done. The row is the truth; a queue message only points at it. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: text().primaryKey(),
    kind: text().$type<JobKind>().notNull(),
    payload: text({ mode: 'json' }).$type<unknown>().notNull(),
    /** One open job per key. */
    dedupeKey: text('dedupe_key').notNull(),
    /** Of the work, for overrides. */
    citySlug: text('city_slug'),
    state: text({ enum: ['pending', 'sent', 'running', 'done', 'dead'] })
      .notNull()
      .default('pending'),
    notBefore: integer('not_before').notNull(),
    attempts: integer().notNull().default(0),
    /** Turns waited for without an attempt. */
    waits: integer().notNull().default(0),
    leaseToken: text('lease_token'),
    leaseUntil: integer('lease_until'),
    lastError: text('last_error'),
    createdAt: integer('created_at').notNull(),
    sentAt: integer('sent_at'),
    finishedAt: integer('finished_at'),
  },
  (table) => [
    uniqueIndex('outbox_open').on(table.dedupeKey).where(sql`state IN ('pending', 'sent', 'running')`),
    index('outbox_due').on(table.state, table.notBefore),
    index('outbox_finished').on(table.finishedAt).where(sql`state = 'done'`),
  ],
);

/** One row per run of a job. */
export const runs = sqliteTable(
  'runs',
  {
    id: text().primaryKey(),
    jobId: text('job_id').notNull(),
    kind: text().$type<JobKind>().notNull(),
    sourceId: text('source_id'),
    citySlug: text('city_slug'),
    startedAt: integer('started_at').notNull(),
    finishedAt: integer('finished_at').notNull(),
    outcome: text({ enum: ['done', 'unchanged', 'skipped', 'failed', 'retry', 'dead'] }).notNull(),
    /** A sentence for a person. */
    detail: text(),
    /** Numbers by name: `found`, `created`, `updated`, `withdrawn`, `pages`, `bytes`, `tokens`. */
    counts: text({ mode: 'json' }).$type<Record<string, number>>().notNull(),
    findings: text({ mode: 'json' }).$type<unknown[]>().notNull(),
  },
  (table) => [
    index('runs_by_time').on(table.startedAt),
    index('runs_by_source').on(table.sourceId, table.startedAt),
    index('runs_by_kind').on(table.kind, table.startedAt),
  ],
);

/** Messages and jobs that could not be done, kept for a person. */
export const deadLetters = sqliteTable(
  'dead_letters',
  {
    id: text().primaryKey(),
    jobId: text('job_id'),
    kind: text(),
    /** The message or payload as it came, at most 4,000 characters. */
    body: text().notNull(),
    reason: text().notNull(),
    at: integer().notNull(),
    resolvedAt: integer('resolved_at'),
  },
  (table) => [index('dead_letters_open').on(table.at).where(sql`resolved_at IS NULL`)],
);

/** What is being worked on: one holder per key until the time runs out. */
export const leases = sqliteTable('leases', {
  key: text().primaryKey(),
  token: text().notNull(),
  until: integer().notNull(),
});

/** Switches that were ever touched; a missing row means on (for the emergency shutdown: off). */
export const controls = sqliteTable('controls', {
  name: text().primaryKey(),
  enabled: integer({ mode: 'boolean' }).notNull(),
  reason: text(),
  changedAt: integer('changed_at').notNull(),
  changedBy: text('changed_by').notNull(),
});

/** Switches for one city (`columbia-sc`) or state (`SC`). */
export const overrides = sqliteTable(
  'overrides',
  {
    scope: text().notNull(),
    control: text().notNull(),
    enabled: integer({ mode: 'boolean' }).notNull(),
    changedAt: integer('changed_at').notNull(),
    changedBy: text('changed_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.control] })],
);

/** Bodies of robots.txt by origin (RFC 9309 §2.4 lets them be kept for a day). */
export const robotsFiles = sqliteTable('robots_files', {
  origin: text().primaryKey(),
  status: integer().notNull(),
  body: text().notNull(),
  fetchedAt: integer('fetched_at').notNull(),
  /** Since when every attempt has failed. */
  unreachableSince: integer('unreachable_since'),
});
