import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What the concierge must remember of a conversation to refine its last request. Messages are kept, shortened, only for a language model. */
export const conversations = sqliteTable(
  'conversations',
  {
    /** SHA-256 of the session's id. */
    session: text().primaryKey(),
    /** The last request as it was understood; it is checked again when it is read. */
    wish: text({ mode: 'json' }).$type<unknown>().notNull(),
    /** Ids of the events shown so far, the latest last. */
    shown: text({ mode: 'json' }).$type<string[]>().notNull(),
    /** The latest messages and answers, for the language model; empty where none is configured. */
    lines: text({ mode: 'json' }).$type<unknown>().notNull(),
    turns: integer().notNull().default(1),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [index('conversations_by_end').on(table.expiresAt)],
);

/** What visitors asked the concierge for and did not get, without the message and without the person; kept for 30 days. */
export const unmetRequests = sqliteTable(
  'unmet_requests',
  {
    /** SHA-256 of the session's id: one visitor counts once. */
    session: text().notNull(),
    /** The words that were looked for, or the kinds of events; empty: any event. */
    asked: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    /** `nothing` was found, what was found lacks the `words`, or it was `repeated` in other words. */
    why: text({ enum: ['nothing', 'words', 'repeated'] }).notNull(),
    at: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.session, table.asked, table.city, table.state] }),
    index('unmet_requests_by_time').on(table.at),
  ],
);
