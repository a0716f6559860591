import type { CandidateState, DiscoveryMethod, SiteVerdict } from '@marquee/contract';
import { SOURCE_TIERS } from '@marquee/contract';
import type { Sentence } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { sentenceText } from '../sentence-text.ts';

/** Sites that may be sources, with how each was found and what its check said. */
export const sourceCandidates = sqliteTable(
  'source_candidates',
  {
    id: text().primaryKey(),
    url: text().notNull(),
    /** Host and path in normal form: the same site is one row, whoever names it. */
    addressKey: text('address_key').notNull(),
    /** In lower case, without `www.`. */
    host: text().notNull(),
    citySlug: text('city_slug').notNull(),
    name: text(),
    method: text().$type<DiscoveryMethod>().notNull(),
    /** A sentence. */
    foundBecause: sentenceText('found_because').notNull(),
    venueType: text('venue_type'),
    state: text().$type<CandidateState>().notNull().default('waiting'),
    verdict: text().$type<SiteVerdict>(),
    score: integer(),
    tier: text({ enum: SOURCE_TIERS }),
    /** Sentences. */
    reasons: text({ mode: 'json' }).$type<Sentence[]>().notNull().default([]),
    /** The page or feed with its events. */
    sourceUrl: text('source_url'),
    sourceId: text('source_id'),
    platform: text(),
    language: text(),
    /** The session that found it. */
    sessionId: text('session_id').notNull(),
    checks: integer().notNull().default(0),
    /** Null before its first check; a waiting one with a check waits for a person. */
    checkedAt: integer('checked_at'),
    /** When a check may be due; null: never again. */
    nextCheckAt: integer('next_check_at'),
    decidedBy: text('decided_by'),
    decidedAt: integer('decided_at'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('source_candidates_by_address').on(table.addressKey),
    index('source_candidates_by_state').on(table.state, table.id),
    index('source_candidates_to_review')
      .on(table.score, table.id)
      .where(sql`state = 'waiting' AND checked_at IS NOT NULL`),
    index('source_candidates_to_check').on(table.citySlug, table.nextCheckAt).where(sql`next_check_at IS NOT NULL`),
    index('source_candidates_open').on(table.citySlug, table.score).where(sql`state IN ('waiting', 'error')`),
    index('source_candidates_of_session').on(table.sessionId, table.id),
    index('source_candidates_of_source').on(table.sourceId).where(sql`source_id IS NOT NULL`),
    index('source_candidates_accepted').on(table.checkedAt).where(sql`state = 'accepted'`),
  ],
);

/** Runs of discovery. */
export const discoverySessions = sqliteTable(
  'discovery_sessions',
  {
    id: text().primaryKey(),
    citySlug: text('city_slug').notNull(),
    method: text().notNull(),
    startedBy: text('started_by'),
    startedAt: integer('started_at').notNull(),
    /** When it had listed what to check; null while it is looking. */
    listedAt: integer('listed_at'),
    endedAt: integer('ended_at'),
    tokens: integer().notNull().default(0),
    /** Sites to check. */
    candidates: integer().notNull().default(0),
    checked: integer().notNull().default(0),
    accepted: integer().notNull().default(0),
    /** Neither sources nor sites for a person to look at. */
    wasted: integer().notNull().default(0),
    /** Sentences. */
    notes: text({ mode: 'json' }).$type<Sentence[]>().notNull().default([]),
  },
  (table) => [
    index('discovery_sessions_by_time').on(table.startedAt),
    index('discovery_sessions_of_city').on(table.citySlug, table.startedAt),
  ],
);

/** What is known of each domain that was checked. */
export const siteChecks = sqliteTable(
  'site_checks',
  {
    /** In lower case, without `www.`. */
    host: text().primaryKey(),
    url: text().notNull(),
    verdict: text().$type<SiteVerdict>().notNull(),
    /** Sentences. */
    reasons: text({ mode: 'json' }).$type<Sentence[]>().notNull(),
    score: integer().notNull(),
    tier: text({ enum: SOURCE_TIERS }).notNull(),
    platform: text(),
    language: text(),
    pages: integer().notNull(),
    bytes: integer().notNull(),
    checks: integer().notNull(),
    /** Checks that found events. */
    passes: integer().notNull(),
    /** Checks in a row that could not read the site. */
    failures: integer().notNull(),
    checkedAt: integer('checked_at').notNull(),
    /** Not asked before then. */
    blockedUntil: integer('blocked_until'),
    /** `engine`, or an administrator. */
    blockedBy: text('blocked_by'),
  },
  (table) => [
    index('site_checks_by_time').on(table.checkedAt),
    index('site_checks_blocked').on(table.blockedUntil).where(sql`blocked_until IS NOT NULL`),
    index('site_checks_failing').on(table.failures).where(sql`failures > 0`),
  ],
);

/** All of `site_checks` together: one row, counted by the statement that notes a check. */
export const siteCheckTotals = sqliteTable('site_check_totals', {
  id: integer().primaryKey(),
  domains: integer().notNull(),
  checks: integer().notNull(),
  passes: integer().notNull(),
});

/** Sites that may be sources by their state and whether they were checked; kept by triggers. */
export const candidateCounts = sqliteTable(
  'candidate_counts',
  {
    state: text().$type<CandidateState>().notNull(),
    isChecked: integer('is_checked', { mode: 'boolean' }).notNull(),
    total: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.state, table.isChecked] })],
);

/** When the open map was last asked about each city. */
export const mapReads = sqliteTable('map_reads', {
  citySlug: text('city_slug').primaryKey(),
  readAt: integer('read_at').notNull(),
  venues: integer().notNull(),
  /** Why it did not answer; null if it did. */
  failure: sentenceText(),
});

/** When each city is looked at next. */
export const discoveryTurns = sqliteTable(
  'discovery_turns',
  { citySlug: text('city_slug').primaryKey(), nextDueAt: integer('next_due_at').notNull() },
  (table) => [index('discovery_turns_due').on(table.nextDueAt)],
);

/** Settings of discovery by name; a missing row means off. */
export const discoverySettings = sqliteTable('discovery_settings', {
  name: text().$type<'safe-mode'>().primaryKey(),
  isOn: integer('is_on', { mode: 'boolean' }).notNull(),
  changedAt: integer('changed_at').notNull(),
  changedBy: text('changed_by').notNull(),
});
