import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { sentence } from '../sentence.ts';
import { BUDGET_CATEGORIES, MOST_DAILY_TOKENS } from './budget.ts';

const tokens = z
  .number()
  .int('must be a whole number of tokens')
  .min(0, 'must not be negative')
  .max(MOST_DAILY_TOKENS, `must be at most ${MOST_DAILY_TOKENS}`);

const byCategory = z.record(z.enum(BUDGET_CATEGORIES), z.number().int());

/** The budget of the current UTC day, in the shapes of both panels at once (spec: ENT-033, docs/spec/decisions.md 72). */
const tokenBudget = z.object({
  tier: z.string(),
  totalRemaining: z.number().int(),
  openaiUsage: z.object({
    totalTokens: z.number().int(),
    /** US dollars. */
    cost: z.number(),
    requestCount: z.number().int(),
    /** Until the next UTC midnight, with one decimal. */
    resetInHours: z.number(),
  }),
  config: z.object({
    totalDailyLimit: z.number().int(),
    allocations: byCategory,
    lastUpdated: z.string().nullable(),
    updatedBy: z.string().nullable(),
  }),
  usage: z.object({
    totalTokens: z.number().int(),
    byCategory,
    /** Reserved for calls in progress; counted as spent until settled. */
    reservedTokens: z.number().int(),
  }),
  remaining: byCategory,
  /** When the tokens run out at the pace of this UTC day so far; null if they last until it ends, or nothing was used yet. */
  forecast: z.object({
    total: z.string().nullable(),
    byCategory: z.record(z.enum(BUDGET_CATEGORIES), z.string().nullable()),
  }),
  /** What the models cost, in US dollars per million tokens. */
  prices: z.array(z.object({ model: z.string(), prompt: z.number(), answer: z.number(), source: sentence })),
});
export type TokenBudget = z.output<typeof tokenBudget>;
/** Before it is written. */
export type ToldTokenBudget = z.input<typeof tokenBudget>;

/** Whether the model's provider refuses calls because of quota (spec: ENT-048). */
const quotaStatus = z.object({
  showBanner: z.boolean(),
  severity: z.enum(['critical', 'warning', 'none']),
  /** ISO instant of the first refusal in a row; null when there is none. */
  detectedAt: z.string().nullable(),
  errorMessage: z.string().nullable(),
  /** Since then, with one decimal. */
  hoursDown: z.number(),
  consecutiveFailures: z.number().int(),
  /** The provider's id of the last refused request. */
  requestId: z.string().nullable(),
});
export type QuotaStatus = z.output<typeof quotaStatus>;

/** Tokens reserved for calls in progress count as used. */
const spending = z.object({ used: z.number().int(), limit: z.number().int() });

export const budgetEndpoints = defineEndpoints({
  getTokenBudget: {
    method: 'GET',
    path: '/api/admin/token-budget/status',
    access: 'admin',
    summary:
      'Tokens of the language model: what the UTC day may cost, what it has cost, and what each category has left.',
    response: tokenBudget,
  },

  updateTokenBudget: {
    method: 'POST',
    path: '/api/admin/token-budget/update',
    access: 'admin',
    summary: 'Sets the daily limit and its shares; refused if the shares add up to more than the limit.',
    body: z.object({
      totalDailyLimit: tokens,
      /** All eight are required: a missing share has no safe default. */
      allocations: z.record(z.enum(BUDGET_CATEGORIES), tokens),
    }),
    response: tokenBudget,
  },

  /** The discovery bar's figures of the UTC day (spec: CALL-090; path: docs/spec/decisions.md 84). */
  getDiscoveryTokenUsage: {
    method: 'GET',
    path: '/api/admin/discovery/token-usage',
    access: 'admin',
    summary: 'Tokens that source discovery has used today, of its share.',
    response: z.object({ used: z.number().int(), limit: z.number().int(), remaining: z.number().int() }),
  },

  getConciergeTokenUsage: {
    method: 'GET',
    path: '/api/admin/concierge/token-usage',
    access: 'admin',
    summary: 'Tokens that the concierge’s language model has used in this UTC day and month, of what it may use.',
    response: z.object({
      /** Null where the concierge has no model. */
      model: z.string().nullable(),
      day: spending,
      month: spending,
    }),
  },

  getQuotaStatus: {
    method: 'GET',
    path: '/api/admin/quota-status',
    access: 'admin',
    summary: 'Whether the language model provider refuses calls because of quota, since when, and its message.',
    response: quotaStatus,
  },

  clearQuota: {
    method: 'POST',
    path: '/api/admin/quota-clear',
    access: 'admin',
    summary: 'Clears the quota warning. Later refusals raise a new one.',
    response: quotaStatus,
  },
});
