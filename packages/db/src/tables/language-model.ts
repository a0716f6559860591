import type { ModelRefusalReason } from '@marquee/kernel';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Answers of a model by the question's hash: the same question is paid for once. Can be rebuilt by asking again. */
export const modelAnswers = sqliteTable(
  'model_answers',
  {
    /** SHA-256 of the model's name and the question without its date. */
    key: text().primaryKey(),
    /** The raw answer, checked against the page on each use; null if unusable. */
    answer: text({ mode: 'json' }).$type<unknown>(),
    tokens: integer().notNull(),
    askedAt: integer('asked_at').notNull(),
  },
  (table) => [index('model_answers_by_time').on(table.askedAt)],
);

/** Until when a provider is not called after a refusal. */
export const modelHolds = sqliteTable('model_holds', {
  provider: text().primaryKey(),
  until: integer().notNull(),
  reason: text().$type<ModelRefusalReason>().notNull(),
});
