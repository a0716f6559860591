import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { sentenceText } from '../sentence-text.ts';
import { sources } from './sources.ts';

/** Versions of the rules learned from a page for similar pages; at most one version of a pattern is active. */
export const learnedExtractors = sqliteTable(
  'learned_extractors',
  {
    sourceId: text('source_id')
      .notNull()
      .references(() => sources.id, { onDelete: 'cascade' }),
    /** Which pages of the source: `/events`, `/events/*`. */
    pattern: text().notNull(),
    version: integer().notNull(),
    host: text().notNull(),
    /** `drifted`: the page changed; `retired`: it has structured data now. */
    status: text({ enum: ['active', 'drifted', 'retired'] }).notNull(),
    /** The extraction's own record (`readExtractor`). */
    rules: text({ mode: 'json' }).$type<unknown>().notNull(),
    learnedFrom: text('learned_from', { enum: ['listing', 'detail', 'language-model'] }).notNull(),
    learnedAt: integer('learned_at').notNull(),
    /** What the language model took for the reading that they were learned from. */
    learnedTokens: integer('learned_tokens').notNull().default(0),
    venueType: text('venue_type').notNull(),
    strategy: text().notNull(),
    /** Reads of a page with events, and those where the rules succeeded. */
    replays: integer().notNull().default(0),
    successes: integer().notNull().default(0),
    /** Event counts of the last reads, oldest first, including the one they were learned from. */
    yields: text({ mode: 'json' }).$type<number[]>().notNull(),
    /** Consecutive reads with far fewer events than usual. */
    lowVisits: integer('low_visits').notNull().default(0),
    lastReplayAt: integer('last_replay_at'),
    endedAt: integer('ended_at'),
    /** A sentence for a person. */
    endedBecause: sentenceText('ended_because'),
  },
  (table) => [
    primaryKey({ columns: [table.sourceId, table.pattern, table.version] }),
    index('learned_extractors_newest').on(table.learnedAt, table.sourceId, table.pattern),
  ],
);

/** Sums of the rows above, maintained by triggers: total, by kind of venue, by host. */
export const learnedTallies = sqliteTable(
  'learned_tallies',
  {
    kind: text({ enum: ['all', 'venue-type', 'host'] }).notNull(),
    name: text().notNull(),
    /** Active ones. */
    patterns: integer().notNull(),
    replays: integer().notNull(),
    successes: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.name] }),
    index('learned_tallies_by_size').on(table.kind, table.patterns),
  ],
);
