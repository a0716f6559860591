import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Images in the blob store. */
export const images = sqliteTable('images', {
  hash: text().primaryKey(),
  contentType: text('content_type').notNull(),
  bytes: integer().notNull(),
  fetchedAt: integer('fetched_at').notNull(),
});

/** The image of each address, so that many events with one image fetch it once. */
export const imageAddresses = sqliteTable('image_addresses', {
  url: text().primaryKey(),
  hash: text().notNull(),
  fetchedAt: integer('fetched_at').notNull(),
});
