import type { CorrectionField } from '@marquee/contract';
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** A price as `events` has it. */
export interface CorrectedPrice {
  text: string;
  minCents: number | null;
  maxCents: number | null;
}

/** The times of a date as `occurrences` has them. */
export interface CorrectedTime {
  startLocal: string;
  endLocal: string | null;
  startsAt: number;
  endsAt: number;
}

/**
 * What a venue says of its own events, above what sources say; one row for each fact. `derive` applies them with every commit
 * (docs/decisions/055-corrections.md). They belong to the event that was shown when they were made, and follow its merges.
 */
export const corrections = sqliteTable(
  'corrections',
  {
    eventId: text('event_id').notNull(),
    /** The start of the date that it is about, as sources say it; empty for the whole event. */
    date: text().notNull(),
    field: text().$type<CorrectionField>().notNull(),
    value: text({ mode: 'json' }).$type<string | null | CorrectedPrice | CorrectedTime>(),
    /** The venue that says so; while the event is at another one, nothing is applied. */
    venueSlug: text('venue_slug').notNull(),
    changedBy: text('changed_by').notNull(),
    changedAt: integer('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.date, table.field] })],
);
