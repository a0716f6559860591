import type { ViolationSeverity } from '@marquee/contract';
import type { Sentence } from '@marquee/kernel';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** The result of one rule for an event's place. */
export interface LocationViolation {
  rule: string;
  severity: ViolationSeverity;
  message: Sentence;
  correctionSuggestion: Sentence;
}

/** The result of the last audit for an event: 0 nothing, 1 information, 2 warning, 3 error. */
export const locationChecks = sqliteTable(
  'location_checks',
  {
    eventId: text('event_id').primaryKey(),
    severity: integer().notNull(),
    /** The breaches, the worst first. */
    violations: text({ mode: 'json' }).$type<LocationViolation[]>().notNull(),
    checkedAt: integer('checked_at').notNull(),
  },
  (table) => [index('location_checks_worst').on(table.severity, table.eventId)],
);

/** Events by their worst breach; counted by the statements that write the checks. */
export const locationCounts = sqliteTable('location_counts', {
  severity: integer().primaryKey(),
  events: integer().notNull(),
});
