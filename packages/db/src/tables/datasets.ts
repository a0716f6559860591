import type { DatasetSource, LeftOutSource } from '@marquee/contract';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** A city's events of one night as a file of several parts. Old ones are forgotten with their files (`KEPT_DAYS`). */
export const datasets = sqliteTable(
  'datasets',
  {
    id: text().primaryKey(),
    citySlug: text('city_slug').notNull(),
    /** `2026-12-05` */
    night: text().notNull(),
    startedAt: integer('started_at').notNull(),
    /** When its last part was written; null before. */
    madeAt: integer('made_at'),
    /** Where the list goes on after the parts that are written. */
    cursor: text(),
    parts: integer().notNull().default(0),
    events: integer().notNull().default(0),
    bytes: integer().notNull().default(0),
    /** Of the whole file, in hexadecimal. */
    sha256: text(),
    sources: text({ mode: 'json' }).$type<DatasetSource[]>().notNull(),
    leftOut: text('left_out', { mode: 'json' }).$type<LeftOutSource[]>().notNull(),
    /** Hosts of the sources in it: a later wish of one of their publishers takes the file back. */
    hosts: text({ mode: 'json' }).$type<string[]>().notNull(),
  },
  (table) => [index('datasets_of_city').on(table.citySlug, table.night), index('datasets_by_night').on(table.night)],
);
