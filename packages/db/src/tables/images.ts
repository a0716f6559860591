import type { ImageCategory, MadeBy, PictureOrigin } from '@marquee/contract';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { sentenceText } from '../sentence-text.ts';

/** Images in the blob store, and what was fetched and refused. */
export const images = sqliteTable('images', {
  hash: text().primaryKey(),
  contentType: text('content_type').notNull(),
  bytes: integer().notNull(),
  /** Pixels; null where the header could not be read. */
  width: integer(),
  height: integer(),
  /** Its dominant color, `#rrggbb`; null where it is not known. */
  color: text(),
  origin: text().$type<PictureOrigin>().notNull().default('source'),
  /** Why it is not shown; its bytes are not kept then. */
  refusal: sentenceText(),
  fetchedAt: integer('fetched_at').notNull(),
});

/** The image of each address, so that many events with one image fetch it once. */
export const imageAddresses = sqliteTable('image_addresses', {
  url: text().primaryKey(),
  /** Null: it could not be fetched. */
  hash: text(),
  /** Why not. */
  failure: sentenceText(),
  fetchedAt: integer('fetched_at').notNull(),
});

/** Images made for categories. */
export const categoryImages = sqliteTable(
  'category_images',
  {
    category: text().$type<ImageCategory>().notNull(),
    /** Counts up within its category: the drawing of a number is always the same. */
    number: integer().notNull(),
    hash: text().notNull(),
    prompt: text().notNull(),
    tags: text({ mode: 'json' }).$type<string[]>().notNull(),
    madeBy: text('made_by').$type<MadeBy>().notNull(),
    generatedAt: integer('generated_at').notNull(),
    /** It is in rotation. */
    isApplied: integer('is_applied', { mode: 'boolean' }).notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.category, table.number] })],
);

/**
 * Which image each place of a category's rotation shows: derived from its images whenever they change, so that a card finds
 * its image with one row read. Empty while category images are not served.
 */
export const categoryRotation = sqliteTable(
  'category_rotation',
  {
    category: text().$type<ImageCategory>().notNull(),
    slot: integer().notNull(),
    /** `drawn:` or `model:`, and the hash. */
    image: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.category, table.slot] })],
);

/** Images made on a UTC day, reserved before they are made. */
export const imageDays = sqliteTable('image_days', {
  /** Days since 1970, UTC. */
  day: integer().primaryKey(),
  used: integer().notNull(),
});

/** Upcoming events for which no image of their own was found or made, by their first category; kept by triggers. */
export const pictureNeeds = sqliteTable('picture_needs', {
  category: text().primaryKey(),
  events: integer().notNull(),
});

/** Switches of the images; a missing row means on. */
export const imageSwitches = sqliteTable('image_switches', {
  name: text().$type<'category-serving'>().primaryKey(),
  enabled: integer({ mode: 'boolean' }).notNull(),
  changedAt: integer('changed_at').notNull(),
  changedBy: text('changed_by').notNull(),
});

/** Attempts to make an image for an event without anybody asking: a failed one is not repeated every hour. */
export const imageAttempts = sqliteTable(
  'image_attempts',
  {
    eventId: text('event_id').primaryKey(),
    at: integer().notNull(),
  },
  (table) => [index('image_attempts_by_time').on(table.at)],
);
