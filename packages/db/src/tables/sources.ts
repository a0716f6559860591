import { type Category, LOST_AFTER_READS, SOURCE_HEALTHS, SOURCE_STATUSES, SOURCE_TIERS } from '@marquee/contract';
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { sentenceText } from '../sentence-text.ts';

/** What a source lists that is still to come: its events, how many of them are of each category, and the places where they are. */
export interface Listed {
  events: number;
  categories: Readonly<Partial<Record<Category, number>>>;
  places: number;
  /** The one place of all of them, as it is spelled there. */
  place: string | null;
}

/** Websites that publish events. */
export const sources = sqliteTable(
  'sources',
  {
    id: text().primaryKey(),
    citySlug: text('city_slug').notNull(),
    name: text().notNull(),
    url: text().notNull(),
    /** Its original address, if it has moved permanently; it still identifies the source. */
    movedFrom: text('moved_from'),
    host: text().notNull(),
    /** `inactive` is paused; `retired` is never read or added again. */
    status: text({ enum: SOURCE_STATUSES }).notNull().default('active'),
    tier: text({ enum: SOURCE_TIERS }).notNull().default('medium'),
    discoveryMethod: text('discovery_method').notNull().default('configured'),
    health: text({ enum: SOURCE_HEALTHS }).notNull().default('new'),
    /** A sentence for a person. */
    healthDetail: sentenceText('health_detail'),
    /** The day of the recording, for replays. */
    recordedAt: text('recorded_at'),
    /** Full weeks by which a replayed recording is shifted; fixed at its first read. */
    shiftWeeks: integer('shift_weeks'),
    intervalMs: integer('interval_ms').notNull(),
    nextDueAt: integer('next_due_at').notNull(),
    /** What adaptive reading makes of its interval; null before its second read. */
    readEveryMs: integer('read_every_ms'),
    /** Changes of what it lists that recent reads saw, and the time over which; older reads count less. */
    changesSeen: real('changes_seen').notNull().default(0),
    changeSpanMs: real('change_span_ms').notNull().default(0),
    lastRunAt: integer('last_run_at'),
    lastSuccessAt: integer('last_success_at'),
    consecutiveFailures: integer('consecutive_failures').notNull().default(0),
    runs: integer().notNull().default(0),
    /** Runs whose first page could not be fetched. */
    failedRuns: integer('failed_runs').notNull().default(0),
    /** Reads in a row that found no event. */
    emptyReads: integer('empty_reads').notNull().default(0),
    /** Events found by the last read that parsed. */
    lastYield: integer('last_yield'),
    /** Moving average of the yields. */
    usualYield: real('usual_yield'),
    /** What it listed when a read last found events; null before the first. */
    lastListed: text('last_listed', { mode: 'json' }).$type<Listed>(),
    /** Since when each read has failed or found no event; null while they find some. */
    silentSince: integer('silent_since'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('sources_by_url').on(table.url),
    index('sources_by_former_url').on(table.movedFrom).where(sql`moved_from IS NOT NULL`),
    index('sources_due').on(table.nextDueAt).where(sql`status = 'active'`),
    index('sources_planned').on(table.intervalMs, table.readEveryMs).where(sql`status = 'active'`),
    index('sources_by_city').on(table.citySlug, table.status, table.health),
    index('sources_in_order').on(table.citySlug, table.id),
    index('sources_by_health').on(table.health, table.citySlug, table.id),
    index('sources_lost')
      .on(table.id)
      .where(
        sql.raw(
          `status = 'active' AND (consecutive_failures >= ${LOST_AFTER_READS} OR empty_reads >= ${LOST_AFTER_READS})`,
        ),
      ),
    index('sources_by_name').on(sql`lower(${table.name})`),
    index('sources_by_host').on(table.host),
  ],
);

/** The documents of a source, with the validators for conditional requests. */
export const pages = sqliteTable(
  'pages',
  {
    sourceId: text('source_id')
      .notNull()
      .references(() => sources.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    reason: text({ enum: ['root', 'feed', 'next-page', 'detail'] }).notNull(),
    /** The page that links here; a page that is no longer linked is deleted. */
    linkedFrom: text('linked_from'),
    etag: text(),
    lastModified: text('last_modified'),
    /** SHA-256 of the body; the snapshot is kept under `pages/{hash}`. */
    contentHash: text('content_hash'),
    contentType: text('content_type'),
    /** No rung could read it, or most of its events with doubt, and the language model was unavailable: it is read again when the model is available, changed or not. */
    awaitsModel: integer('awaits_model', { mode: 'boolean' }).notNull().default(false),
    /** Rejected events (tier 4) of its last read, without past ones. */
    rejected: integer().notNull().default(0),
    /** Showings on it when it was last parsed. */
    listed: integer(),
    /** SHA-256 of what it listed when it was last parsed: a page can change while its events do not. */
    listedHash: text('listed_hash'),
    /** Consecutive readings that crashed or exceeded their limits. */
    failedReadings: integer('failed_readings').notNull().default(0),
    /** A sentence for a person. */
    failedBecause: sentenceText('failed_because'),
    /** SHA-256 of the body that could not be read. */
    failedHash: text('failed_hash'),
    /** Since when it is set aside. */
    setAsideAt: integer('set_aside_at'),
    fetchedAt: integer('fetched_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sourceId, table.url] }),
    index('pages_awaiting_model').on(table.awaitsModel).where(sql`awaits_model = 1`),
    index('pages_unreadable').on(table.sourceId, table.url).where(sql`failed_hash IS NOT NULL`),
  ],
);

/** Manual scrapes; the lease `manual-scrape` identifies the running one. */
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
  /** The time since which every attempt has failed. */
  unreachableSince: integer('unreachable_since'),
});
