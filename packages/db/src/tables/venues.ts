import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

/**
 * Places where events happen, made as events are stored. Slug and list name never change; the other values are what sources say, and each
 * read may renew them.
 */
export const venues = sqliteTable(
  'venues',
  {
    slug: text().primaryKey(),
    citySlug: text('city_slug').notNull(),
    city: text().notNull(),
    state: text().notNull(),
    timezone: text().notNull(),
    /** What its list in `listing` is called: its first spelling. */
    listName: text('list_name').notNull(),
    /** As its own source spells it, else as it was first spelled. */
    name: text().notNull(),
    address: text(),
    /** Both or none. */
    latitude: real(),
    longitude: real(),
    /** Of its own website: the host of the source that is named for it. A mailbox there proves who runs the venue. */
    host: text(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('venues_by_city').on(table.citySlug, table.slug)],
);

/** Every spelling of a venue's name in its city. WITHOUT ROWID. */
export const venueNames = sqliteTable(
  'venue_names',
  {
    citySlug: text('city_slug').notNull(),
    /** As events have it, trimmed. */
    name: text().notNull(),
    venueSlug: text('venue_slug').notNull(),
    /** Of its venue, copied: a list is found with one lookup. */
    listName: text('list_name').notNull(),
    /** Its significant words; null without any. */
    nameKey: text('name_key'),
    /** Number and street of the address that first came with it. */
    door: text(),
  },
  (table) => [
    primaryKey({ columns: [table.citySlug, table.name] }),
    index('venue_names_by_key').on(table.citySlug, table.nameKey),
    index('venue_names_by_door').on(table.citySlug, table.door).where(sql`door IS NOT NULL`),
    index('venue_names_by_venue').on(table.venueSlug),
  ],
);

/** What a venue says of itself; above what sources say. */
export const venueProfiles = sqliteTable('venue_profiles', {
  venueSlug: text('venue_slug').primaryKey(),
  name: text(),
  address: text(),
  website: text(),
  phone: text(),
  description: text(),
  accessibility: text(),
  /** Counts its changes: a form that was opened before one must not undo it. */
  version: integer().notNull(),
  changedBy: text('changed_by').notNull(),
  changedAt: integer('changed_at').notNull(),
});

/** Who manages a venue: one person. */
export const venueOwners = sqliteTable(
  'venue_owners',
  {
    venueSlug: text('venue_slug').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    since: integer().notNull(),
  },
  (table) => [index('venue_owners_by_user').on(table.userId, table.since)],
);

/** Views of a venue's page and of its events' pages by day in New York, without anything about who viewed. WITHOUT ROWID. */
export const venueViews = sqliteTable(
  'venue_views',
  {
    venueSlug: text('venue_slug').notNull(),
    /** `2026-12-05` */
    day: text().notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.venueSlug, table.day] }), index('venue_views_by_day').on(table.day)],
);
