import type { AlertKind } from '@marquee/contract';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What administrators were last told of each kind. A row is deleted when all is well again. */
export const alerts = sqliteTable('alerts', {
  kind: text().$type<AlertKind>().primaryKey(),
  /** What is wrong, for a person. */
  detail: text().notNull(),
  since: integer().notNull(),
  toldAt: integer('told_at').notNull(),
});
