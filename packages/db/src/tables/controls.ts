import type { Control } from '@marquee/contract';
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Controls that were ever changed; a missing row means on (for the emergency shutdown: off). */
export const controls = sqliteTable('controls', {
  name: text().primaryKey(),
  enabled: integer({ mode: 'boolean' }).notNull(),
  reason: text(),
  changedAt: integer('changed_at').notNull(),
  changedBy: text('changed_by').notNull(),
});

/** How often a configuration was changed; `system-controls` counts controls, shutdown and overrides. */
export const configVersions = sqliteTable('config_versions', {
  name: text().primaryKey(),
  changes: integer().notNull(),
  changedAt: integer('changed_at').notNull(),
});

/** Overrides for one city (`columbia-sc`) or state (`SC`). */
export const overrides = sqliteTable(
  'overrides',
  {
    scope: text().notNull(),
    control: text().$type<Control>().notNull(),
    enabled: integer({ mode: 'boolean' }).notNull(),
    changedAt: integer('changed_at').notNull(),
    changedBy: text('changed_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.control] })],
);
