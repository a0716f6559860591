import type { ModelRefusalReason } from '@marquee/kernel';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What a model answered, by the question's hash: the same question is paid once. Rebuildable at the price of asking again. */
export const modelAnswers = sqliteTable(
  'model_answers',
  {
    /** SHA-256 of the model's name and the question without the day it was asked on. */
    key: text().primaryKey(),
    /** As it came, to be checked against the page each time; null for one in no usable form. */
    answer: text({ mode: 'json' }).$type<unknown>(),
    tokens: integer().notNull(),
    askedAt: integer('asked_at').notNull(),
  },
  (table) => [index('model_answers_by_time').on(table.askedAt)],
);

/** Until when a provider that refused is left alone. */
export const modelHolds = sqliteTable('model_holds', {
  provider: text().primaryKey(),
  until: integer().notNull(),
  reason: text().$type<ModelRefusalReason>().notNull(),
});
