import type { BudgetCategory, Strategy } from '@marquee/contract';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Strategies that were ever changed, and `master`; a missing row means the safe default. */
export const strategySwitches = sqliteTable('strategy_switches', {
  name: text().$type<Strategy | 'master'>().primaryKey(),
  enabled: integer({ mode: 'boolean' }).notNull(),
});

/** The engine's last questions to the language model, asked or left out: what the simulation replays. At most 10,000 rows. */
export const modelCalls = sqliteTable(
  'model_calls',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    at: integer().notNull(),
    category: text().$type<BudgetCategory>().notNull(),
    /** Whether it was asked; otherwise what it would have taken is an estimate. */
    wasAsked: integer('was_asked', { mode: 'boolean' }).notNull(),
    /** Strategies that leave this question out when they are on. */
    avoidableBy: text('avoidable_by', { mode: 'json' }).$type<Strategy[]>().notNull(),
    /** Tokens of the prompt, reduced and batched. */
    promptTokens: integer('prompt_tokens').notNull(),
    answerTokens: integer('answer_tokens').notNull(),
    /** More tokens of the prompt without `htmlReduction`, and without `batchOptimization`. */
    reductionTokens: integer('reduction_tokens').notNull(),
    batchTokens: integer('batch_tokens').notNull(),
    /** Events that the answer lists. */
    events: integer().notNull(),
    /** Millionths of a US dollar with the usual model: as asked, and as much more per million prompt tokens. */
    costMicroDollars: integer('cost_micro_dollars').notNull(),
    microDollarsPerMillion: integer('micro_dollars_per_million').notNull(),
    /** With the lesser model, if `modelDowngrades` sends this question there; null if it does not. */
    lesserCostMicroDollars: integer('lesser_cost_micro_dollars'),
  },
  (table) => [index('model_calls_by_time').on(table.at)],
);
