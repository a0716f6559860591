import type { DiscoveredStatus } from '@marquee/contract';
import { index, integer, primaryKey, real, sqliteTable, sqliteView, text } from 'drizzle-orm/sqlite-core';
import { sentenceText } from '../sentence-text.ts';

/** Sources by city as `source_health_counts` has them, without the row of all. */
export const citySourceCounts = sqliteView('city_source_counts', {
  citySlug: text('city_slug').notNull(),
  active: integer().notNull(),
}).existing();

/** Events that came and events that were over, by city and UTC day; kept by triggers. WITHOUT ROWID. */
export const cityDays = sqliteTable(
  'city_days',
  {
    citySlug: text('city_slug').notNull(),
    /** Days since 1970, UTC. */
    day: integer().notNull(),
    added: integer().notNull(),
    /** Their last date was on this day. */
    ended: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.citySlug, table.day] })],
);

/** Cities that expansion proposes, one row a city. */
export const discoveredCities = sqliteTable(
  'discovered_cities',
  {
    id: text().primaryKey(),
    citySlug: text('city_slug').notNull().unique(),
    status: text().$type<DiscoveredStatus>().notNull().default('pending'),
    discoveredAt: integer('discovered_at').notNull(),
    sourcesFound: integer('sources_found').notNull(),
    eventsExtracted: integer('events_extracted').notNull(),
    /** 0..1, as the three below. */
    confidence: real().notNull(),
    /** A sentence. */
    reason: sentenceText().notNull(),
    eventQuality: real('event_quality').notNull(),
    sourceReliability: real('source_reliability').notNull(),
    geoAccuracy: real('geo_accuracy').notNull(),
    notes: text(),
    decidedBy: text('decided_by'),
    decidedAt: integer('decided_at'),
  },
  (table) => [
    index('discovered_cities_by_time').on(table.discoveredAt, table.id),
    index('discovered_cities_by_status').on(table.status, table.discoveredAt, table.id),
  ],
);
