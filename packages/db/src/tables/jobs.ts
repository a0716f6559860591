import { DEAD_LETTER_RESOLUTIONS, type JobKind, RUN_OUTCOMES } from '@marquee/contract';
import { sql } from 'drizzle-orm';
import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { sentenceText } from '../sentence-text.ts';

/** Jobs to be done. The row is the truth; a queue message only points at it. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: text().primaryKey(),
    kind: text().$type<JobKind>().notNull(),
    payload: text({ mode: 'json' }).$type<unknown>().notNull(),
    /** One open job per key. */
    dedupeKey: text('dedupe_key').notNull(),
    /** The city of the work, for overrides. */
    citySlug: text('city_slug'),
    state: text({ enum: ['pending', 'sent', 'running', 'done', 'dead', 'cancelled'] })
      .notNull()
      .default('pending'),
    notBefore: integer('not_before').notNull(),
    /** Completed runs; waiting does not count. */
    attempts: integer().notNull().default(0),
    /** Interrupted runs since the last completed one. */
    interruptions: integer().notNull().default(0),
    /** Waits without an attempt. */
    waits: integer().notNull().default(0),
    leaseToken: text('lease_token'),
    leaseUntil: integer('lease_until'),
    lastError: sentenceText('last_error'),
    /** The manual scrape it belongs to. */
    manualRunId: text('manual_run_id'),
    /** The request or tick that started it. */
    requestId: text('request_id'),
    /** An administrator requested a stop: it ends before its next page. */
    stopRequestedAt: integer('stop_requested_at'),
    createdAt: integer('created_at').notNull(),
    sentAt: integer('sent_at'),
    finishedAt: integer('finished_at'),
  },
  (table) => [
    uniqueIndex('outbox_open').on(table.dedupeKey).where(sql`state IN ('pending', 'sent', 'running')`),
    index('outbox_due').on(table.state, table.notBefore),
    // Reads wait for a free slot; what else is due must not wait behind them.
    index('outbox_reads').on(table.notBefore).where(sql`state = 'pending' AND kind = 'source.scrape'`),
    index('outbox_others').on(table.notBefore).where(sql`state = 'pending' AND kind <> 'source.scrape'`),
    index('outbox_at_work').on(table.kind, table.state).where(sql`state IN ('sent', 'running')`),
    index('outbox_finished').on(table.finishedAt).where(sql`state IN ('done', 'cancelled')`),
    index('outbox_by_request').on(table.requestId, table.id).where(sql`request_id IS NOT NULL`),
    index('outbox_manual')
      .on(table.manualRunId)
      .where(sql`manual_run_id IS NOT NULL AND state IN ('pending', 'sent', 'running')`),
  ],
);

/** One row per run of a job. */
export const runs = sqliteTable(
  'runs',
  {
    id: text().primaryKey(),
    jobId: text('job_id').notNull(),
    /** The request or tick that started the job. */
    requestId: text('request_id'),
    kind: text().$type<JobKind>().notNull(),
    sourceId: text('source_id'),
    citySlug: text('city_slug'),
    startedAt: integer('started_at').notNull(),
    finishedAt: integer('finished_at').notNull(),
    outcome: text({ enum: RUN_OUTCOMES }).notNull(),
    /** For a person. */
    detail: sentenceText(),
    /** Numbers by name: `found`, `created`, `updated`, `withdrawn`, `pages`, `bytes`, `tokens`. */
    counts: text({ mode: 'json' }).$type<Record<string, number>>().notNull(),
    findings: text({ mode: 'json' }).$type<unknown[]>().notNull(),
  },
  (table) => [
    index('runs_by_time').on(table.startedAt),
    index('runs_by_source').on(table.sourceId, table.startedAt),
    index('runs_by_kind').on(table.kind, table.startedAt),
    index('runs_by_city').on(table.citySlug, table.kind, table.startedAt),
    index('runs_by_request').on(table.requestId, table.startedAt).where(sql`request_id IS NOT NULL`),
    index('runs_by_outcome').on(table.kind, table.outcome, table.startedAt),
  ],
);

/** Messages and jobs that could not be done, kept for a person. */
export const deadLetters = sqliteTable(
  'dead_letters',
  {
    id: text().primaryKey(),
    jobId: text('job_id'),
    /** The request or tick that started the job. */
    requestId: text('request_id'),
    kind: text(),
    /** The message or payload as received, at most 4,000 characters. */
    body: text().notNull(),
    reason: sentenceText().notNull(),
    at: integer().notNull(),
    resolvedAt: integer('resolved_at'),
    resolution: text({ enum: DEAD_LETTER_RESOLUTIONS }),
    resolvedBy: text('resolved_by'),
  },
  (table) => [
    index('dead_letters_open').on(table.at).where(sql`resolved_at IS NULL`),
    index('dead_letters_resolved').on(table.at).where(sql`resolved_at IS NOT NULL`),
    index('dead_letters_by_time').on(table.at),
    index('dead_letters_by_request').on(table.requestId, table.at).where(sql`request_id IS NOT NULL`),
  ],
);

/** Leases: one holder per key until the lease ends. */
export const leases = sqliteTable('leases', {
  key: text().primaryKey(),
  token: text().notNull(),
  until: integer().notNull(),
});

/** Reads of sources by hour, counted as they end, so that the console never scans runs. */
export const scrapeHours = sqliteTable('scrape_hours', {
  /** Hours since 1970. */
  hour: integer().primaryKey(),
  runs: integer().notNull(),
  skipped: integer().notNull(),
  errors: integer().notNull(),
  found: integer().notNull(),
  saved: integer().notNull(),
  durationMs: integer('duration_ms').notNull(),
  /** Sources and cities read for the first time on that day of the default city's zone. */
  newSources: integer('new_sources').notNull(),
  newCities: integer('new_cities').notNull(),
});

/** Scrape results of a host in this week and the previous one. */
export const hostTallies = sqliteTable(
  'host_tallies',
  {
    host: text().primaryKey(),
    /** Weeks since 1970. */
    week: integer().notNull(),
    runs: integer().notNull(),
    failures: integer().notNull(),
    found: integer().notNull(),
    durationMs: integer('duration_ms').notNull(),
    runsBefore: integer('runs_before').notNull().default(0),
    failuresBefore: integer('failures_before').notNull().default(0),
    foundBefore: integer('found_before').notNull().default(0),
    durationMsBefore: integer('duration_ms_before').notNull().default(0),
    /** Days since 1970, and the pages asked of the host on that day by reads. */
    day: integer().notNull().default(0),
    dayRequests: integer('day_requests').notNull().default(0),
    /** 0..1, of both weeks. */
    failureRate: real('failure_rate')
      .notNull()
      .generatedAlwaysAs(sql`((failures + failures_before) * 1.0 / max(1, runs + runs_before))`, { mode: 'stored' }),
  },
  (table) => [
    index('host_tallies_by_failure').on(table.failureRate, table.host),
    index('host_tallies_by_found').on(sql`(found + found_before)`, table.host),
  ],
);
