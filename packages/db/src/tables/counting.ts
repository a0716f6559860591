import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What was counted lately: a message that is delivered again, or a visitor who does the same within an hour, counts once. */
export const countedMarks = sqliteTable('counted_marks', {
  key: text().primaryKey(),
  /** The delivery that counted it. */
  batch: text().notNull(),
  at: integer().notNull(),
});

/** The secret of each day in the hashes of visitors; forgotten with them, so that nobody can be found again. */
export const visitorSalts = sqliteTable('visitor_salts', {
  /** The UTC day, days since 1970. */
  day: integer().primaryKey(),
  salt: text().notNull(),
});

/**
 * How often the page of an event was opened on a day (UTC, days since 1970), without a person. WITHOUT ROWID, written into the migration by hand: the
 * days of an event are one range.
 */
export const eventOpens = sqliteTable(
  'event_opens',
  { eventId: text('event_id').notNull(), day: integer().notNull(), opens: integer().notNull() },
  (table) => [primaryKey({ columns: [table.eventId, table.day] }), index('event_opens_by_day').on(table.day)],
);
