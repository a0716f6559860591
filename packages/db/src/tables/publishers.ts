import type { LetterLanguage, PublisherStatus, PublisherWish, RuleWish } from '@marquee/contract';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What publishers ask for. */
export const publisherRequests = sqliteTable(
  'publisher_requests',
  {
    id: text().primaryKey(),
    /** In lower case, without `www.`. */
    host: text().notNull(),
    wish: text().$type<PublisherWish>().notNull(),
    words: text(),
    email: text().notNull(),
    /** Of the letters to the publisher. */
    language: text().$type<LetterLanguage>().notNull(),
    /** SHA-256 of host, wish, words, address and day: the same request again is the same row. Its id once it is decided: then it is another. */
    sameness: text().notNull().unique(),
    status: text().$type<PublisherStatus>().notNull(),
    /** SHA-256 of the secret in its letter, from when the letter is sent. */
    tokenHash: text('token_hash').unique(),
    tokenExpiresAt: integer('token_expires_at'),
    /** When the button behind the link was pressed. */
    confirmedAt: integer('confirmed_at'),
    note: text(),
    decidedBy: text('decided_by'),
    decidedAt: integer('decided_at'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('publisher_requests_by_status').on(table.status, table.id)],
);

/** Hosts that are not read, with all their subdomains, because their publishers asked. */
export const publisherRules = sqliteTable(
  'publisher_rules',
  {
    host: text().primaryKey(),
    wish: text().$type<RuleWish>().notNull(),
    requestId: text('request_id').notNull(),
    /** An administrator; null: the publisher, by a letter. */
    grantedBy: text('granted_by'),
    since: integer().notNull(),
  },
  (table) => [index('publisher_rules_since').on(table.since)],
);
