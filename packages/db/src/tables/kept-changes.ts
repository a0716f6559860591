import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What a batch of letters says; the same for everybody who gets it. */
export interface Telling {
  /** The event as it was when the first letter of the batch was written. */
  dates: string;
  venue: string | null;
  title: string;
  slug: string;
  timezone: string;
  changes: KeptChange[];
}

/** One thing that changed about an event that people keep. Times are local wall times. */
export interface KeptChange {
  what: 'cancelled' | 'postponed' | 'on-again' | 'moved' | 'sold-out' | 'venue';
  /** The date that it concerns, as it was known; null for the whole event. */
  date: string | null;
  /** Other starts under which a plan may hold this date. */
  alsoAs: string[];
  /** The new start, or the new place. */
  to: string | null;
  /** The former place. */
  from: string | null;
  /** Whether it concerns the next date, and so everybody who saved the event. */
  isNext: boolean;
}

/**
 * Kept events (hearts, itineraries) that changed, by the id under which people keep them, with what these people know of them. `derive` of the
 * events writes a row in the commit of a change; its row is deleted when it is told and the quiet period is over.
 */
export const keptChanges = sqliteTable(
  'kept_changes',
  {
    eventId: text('event_id').primaryKey(),
    /** `events.dates_shown` and the place, as the people know them. */
    knownDates: text('known_dates').notNull(),
    knownVenue: text('known_venue'),
    /** Since when it differs: who saved it later knows it already. */
    since: integer().notNull(),
    /** When to look at it; null while there is nothing to tell. */
    dueAt: integer('due_at'),
    /** What is being told, batch by batch; null between. */
    telling: text({ mode: 'json' }).$type<Telling>(),
    /** The last person of the last batch. */
    cursor: text().notNull().default(''),
    toldAt: integer('told_at'),
    /** What was told then: a repetition waits for the end of the quiet period. */
    told: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
  },
  (table) => [
    index('kept_changes_due').on(table.dueAt).where(sql`due_at IS NOT NULL`),
    index('kept_changes_told').on(table.toldAt).where(sql`due_at IS NULL`),
  ],
);

/**
 * Events whose sale of tickets is still to begin, or has another beginning than was known. `derive` of the events writes a row in the commit of a
 * change; it is deleted when the sale has begun and was told.
 */
export const saleNotices = sqliteTable(
  'sale_notices',
  {
    eventId: text('event_id').primaryKey(),
    /** When it begins as those who saved the event know it: a wall time or a day; null: they know of none. */
    known: text(),
    /** When to look at it: soon after a change, and when the sale begins. */
    dueAt: integer('due_at').notNull(),
    /** What is being told, batch by batch; null between. */
    telling: text().$type<'opens' | 'moved'>(),
    /** The last person of the last batch. */
    cursor: text().notNull().default(''),
  },
  (table) => [index('sale_notices_due').on(table.dueAt)],
);
