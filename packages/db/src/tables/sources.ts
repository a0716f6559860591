import { SOURCE_HEALTHS, SOURCE_STATUSES, SOURCE_TIERS } from '@marquee/contract';
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** Places that publish events. */
export const sources = sqliteTable(
  'sources',
  {
    id: text().primaryKey(),
    citySlug: text('city_slug').notNull(),
    name: text().notNull(),
    url: text().notNull(),
    /** The address that it was made known by, where it has moved for good since: by that it is still known. */
    movedFrom: text('moved_from'),
    host: text().notNull(),
    /** `inactive` is paused; `retired` is not read any more, and never made known again. */
    status: text({ enum: SOURCE_STATUSES }).notNull().default('active'),
    tier: text({ enum: SOURCE_TIERS }).notNull().default('medium'),
    discoveryMethod: text('discovery_method').notNull().default('configured'),
    health: text({ enum: SOURCE_HEALTHS }).notNull().default('new'),
    /** A sentence for a person. */
    healthDetail: text('health_detail'),
    /** The day to take as today when a recording is replayed. */
    recordedAt: text('recorded_at'),
    /** Whole weeks by which a replayed recording is moved; fixed at its first read. */
    shiftWeeks: integer('shift_weeks'),
    intervalMs: integer('interval_ms').notNull(),
    nextDueAt: integer('next_due_at').notNull(),
    lastRunAt: integer('last_run_at'),
    lastSuccessAt: integer('last_success_at'),
    consecutiveFailures: integer('consecutive_failures').notNull().default(0),
    runs: integer().notNull().default(0),
    /** Runs whose first page could not be had. */
    failedRuns: integer('failed_runs').notNull().default(0),
    /** Events found by the last read that parsed. */
    lastYield: integer('last_yield'),
    /** Moving average of the yields. */
    usualYield: real('usual_yield'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('sources_by_url').on(table.url),
    index('sources_by_former_url').on(table.movedFrom).where(sql`moved_from IS NOT NULL`),
    index('sources_due').on(table.nextDueAt).where(sql`status = 'active'`),
    index('sources_by_city').on(table.citySlug, table.status, table.health),
    index('sources_in_order').on(table.citySlug, table.id),
    index('sources_by_health').on(table.health, table.citySlug, table.id),
    index('sources_by_name').on(sql`lower(${table.name})`),
    index('sources_by_host').on(table.host),
  ],
);

/** The documents of a source, with what is needed to ask for them again politely. */
export const pages = sqliteTable(
  'pages',
  {
    sourceId: text('source_id')
      .notNull()
      .references(() => sources.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    reason: text({ enum: ['root', 'feed', 'next-page', 'detail'] }).notNull(),
    /** The page whose link led here; a page that nobody links to any more is forgotten. */
    linkedFrom: text('linked_from'),
    etag: text(),
    lastModified: text('last_modified'),
    /** SHA-256 of the body; the snapshot is kept under `pages/{hash}`. */
    contentHash: text('content_hash'),
    contentType: text('content_type'),
    /** No rung could read it and the language model was not at hand: it is read again when it is, changed or not. */
    awaitsModel: integer('awaits_model', { mode: 'boolean' }).notNull().default(false),
    /** Events that it lists and that were refused when it was last read (tier 4); what is over does not count. */
    rejected: integer().notNull().default(0),
    /** Showings that it listed when it was last parsed. */
    listed: integer(),
    /** Readings of it in a row that died or ran over their limits. */
    failedReadings: integer('failed_readings').notNull().default(0),
    /** A sentence for a person. */
    failedBecause: text('failed_because'),
    /** SHA-256 of the body that could not be read. */
    failedHash: text('failed_hash'),
    /** Since when it is not read again while it stays the same. */
    setAsideAt: integer('set_aside_at'),
    fetchedAt: integer('fetched_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sourceId, table.url] }),
    index('pages_awaiting_model').on(table.awaitsModel).where(sql`awaits_model = 1`),
    index('pages_unreadable').on(table.sourceId, table.url).where(sql`failed_hash IS NOT NULL`),
  ],
);

/** What an administrator started by hand; the lease `manual-scrape` says which one runs. */
export const manualScrapes = sqliteTable('manual_scrapes', {
  id: text().primaryKey(),
  citySlug: text('city_slug').notNull(),
  jobs: integer().notNull(),
  startedAt: integer('started_at').notNull(),
  startedBy: text('started_by').notNull(),
  stoppedAt: integer('stopped_at'),
});

/** Bodies of robots.txt by origin (RFC 9309 §2.4 lets them be kept for a day). */
export const robotsFiles = sqliteTable('robots_files', {
  origin: text().primaryKey(),
  status: integer().notNull(),
  body: text().notNull(),
  fetchedAt: integer('fetched_at').notNull(),
  /** Since when every attempt has failed. */
  unreachableSince: integer('unreachable_since'),
});
