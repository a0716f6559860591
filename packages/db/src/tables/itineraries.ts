import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

/** Plans of people for a night or a weekend. */
export const itineraries = sqliteTable(
  'itineraries',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The secret of its link, which its owner sees again: 24 random bytes. Null if it is not shared. */
    shareKey: text('share_key'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    index('itineraries_by_user').on(table.userId, table.updatedAt),
    uniqueIndex('itineraries_by_link').on(table.shareKey),
  ],
);

/**
 * The events of an itinerary, each with one date. Title, place and times are those of the moment it was added: shown only if the
 * event, or its date, is gone. WITHOUT ROWID (written into the migration by hand).
 */
export const itineraryStops = sqliteTable(
  'itinerary_stops',
  {
    itineraryId: text('itinerary_id')
      .notNull()
      .references(() => itineraries.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    eventId: text('event_id').notNull(),
    title: text().notNull(),
    venue: text(),
    timezone: text().notNull(),
    startLocal: text('start_local').notNull(),
    endLocal: text('end_local'),
    startsAt: integer('starts_at').notNull(),
    /** Null where no end was published. */
    endsAt: integer('ends_at'),
    note: text(),
    addedAt: integer('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itineraryId, table.id] }),
    uniqueIndex('itinerary_stops_once').on(table.itineraryId, table.eventId, table.startLocal),
    index('itinerary_stops_by_event').on(table.eventId),
  ],
);
