import type { AggregateKind, ToldAggregateScan } from '@marquee/contract';
import type { Sentence } from '@marquee/kernel';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Sites that list places of a city: tourism boards, chambers, guides. */
export const aggregateSites = sqliteTable(
  'aggregate_sites',
  {
    /** In lower case, without `www.`. */
    host: text().primaryKey(),
    url: text().notNull(),
    name: text().notNull(),
    citySlug: text('city_slug').notNull(),
    kind: text().$type<AggregateKind>(),
    /** 0..100 */
    confidence: integer().notNull(),
    /** Sentences. */
    reasons: text({ mode: 'json' }).$type<Sentence[]>().notNull(),
    /** Pages still to be looked at in this round, and the address keys of those that were. */
    queue: text({ mode: 'json' }).$type<Array<{ url: string; depth: number; label: string }>>().notNull().default([]),
    seen: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    venues: integer().notNull().default(0),
    foundAt: integer('found_at').notNull(),
    nextReadAt: integer('next_read_at').notNull(),
  },
  (table) => [index('aggregate_sites_due').on(table.citySlug, table.nextReadAt)],
);

/** Scans by administrators. */
export const aggregateScans = sqliteTable(
  'aggregate_scans',
  {
    id: text().primaryKey(),
    scan: text({ mode: 'json' }).$type<ToldAggregateScan>().notNull(),
    scannedAt: integer('scanned_at').notNull(),
  },
  (table) => [index('aggregate_scans_by_time').on(table.scannedAt)],
);
