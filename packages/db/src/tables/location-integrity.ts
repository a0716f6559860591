import type { ViolationSeverity } from '@marquee/contract';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What one rule found of an event's place. */
export interface LocationViolation {
  rule: string;
  severity: ViolationSeverity;
  message: string;
  correctionSuggestion: string;
}

/** What the last audit found of an event: 0 nothing, 1 information, 2 a warning, 3 an error. */
export const locationChecks = sqliteTable(
  'location_checks',
  {
    eventId: text('event_id').primaryKey(),
    severity: integer().notNull(),
    /** What is wrong, the worst first. */
    violations: text({ mode: 'json' }).$type<LocationViolation[]>().notNull(),
    checkedAt: integer('checked_at').notNull(),
  },
  (table) => [index('location_checks_worst').on(table.severity, table.eventId)],
);

/** Events by the worst that was found of them; kept by triggers on the checks. */
export const locationCounts = sqliteTable('location_counts', {
  severity: integer().primaryKey(),
  events: integer().notNull(),
});
