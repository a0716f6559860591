import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { sources } from './sources.ts';

/** Rules that were learned from a page and read pages like it, version by version; one at most of a pattern is active. */
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
    /** `drifted`: the page outgrew them; `retired`: it has structured data now. */
    status: text({ enum: ['active', 'drifted', 'retired'] }).notNull(),
    /** The extraction's own record (`readExtractor`). */
    rules: text({ mode: 'json' }).$type<unknown>().notNull(),
    learnedFrom: text('learned_from', { enum: ['listing', 'detail', 'language-model'] }).notNull(),
    learnedAt: integer('learned_at').notNull(),
    venueType: text('venue_type').notNull(),
    strategy: text().notNull(),
    /** Visits with something to read, and those where the rules read it. */
    replays: integer().notNull().default(0),
    successes: integer().notNull().default(0),
    /** Events of the last visits, oldest first, the one they were learned from included. */
    yields: text({ mode: 'json' }).$type<number[]>().notNull(),
    /** Visits in a row with far fewer events than usual. */
    lowVisits: integer('low_visits').notNull().default(0),
    lastReplayAt: integer('last_replay_at'),
    endedAt: integer('ended_at'),
    /** A sentence for a person. */
    endedBecause: text('ended_because'),
  },
  (table) => [
    primaryKey({ columns: [table.sourceId, table.pattern, table.version] }),
    index('learned_extractors_newest').on(table.learnedAt, table.sourceId, table.pattern),
  ],
);

/** What the rows above amount to, kept by triggers: of all, by kind of venue, by host. */
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
