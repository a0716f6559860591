import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Pictures in the blob store. */
export const images = sqliteTable('images', {
  hash: text().primaryKey(),
  contentType: text('content_type').notNull(),
  bytes: integer().notNull(),
  fetchedAt: integer('fetched_at').notNull(),
});

/** Which picture an address gave, so that many events with one picture ask for it once. */
export const imageAddresses = sqliteTable('image_addresses', {
  url: text().primaryKey(),
  hash: text().notNull(),
  fetchedAt: integer('fetched_at').notNull(),
});
