import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { STRATEGIES } from './strategy.ts';

const strategy = z.enum(STRATEGIES, { error: `must be one of ${STRATEGIES.join(', ')}` });
const enabled = z.object({ enabled: z.boolean() });

/** All nine; each panel shows its own (spec: ENT-040, ENT-062; docs/spec/decisions.md 68). */
const efficiencyConfig = z.object({
  enabled: z.boolean(),
  strategies: z.record(z.enum(STRATEGIES), enabled),
  lastUpdated: z.string().nullable(),
  updatedBy: z.string().nullable(),
});
export type EfficiencyConfig = z.output<typeof efficiencyConfig>;

/** Null is "No data yet". */
const tokens = z.number().int().nullable();

/** The fields of both panels (spec: ENT-041, ENT-063; docs/spec/decisions.md 69). */
const efficiencySimulation = z.object({
  /** Percent of the tokens that the same calls would take with every strategy off. */
  totalSavings: z.number().nullable(),
  totalSavingsPercentage: z.number().nullable(),
  /** US dollars, from the replayed days to thirty. */
  monthlySavings: z.number().nullable(),
  /** Tokens saved per day. */
  tokenReduction: tokens,
  tokensSaved: tokens,
  avgTokensPerEvent: tokens,
  templatesCached: z.number().int(),
  /** What each saves beside the others as they are set now; what is off, would save. */
  componentBreakdown: z.record(
    z.enum(STRATEGIES),
    z.object({
      enabled: z.boolean(),
      tokens,
      percent: z.number().nullable(),
      /** US dollars in the replayed days. */
      dollars: z.number().nullable(),
    }),
  ),
  /** What was replayed. */
  basis: z.object({
    calls: z.number().int(),
    /** Of them, those that were left out and cost nothing. */
    avoided: z.number().int(),
    tokensSpent: z.number().int(),
    tokensWithoutAny: z.number().int(),
    days: z.number(),
    since: z.string().nullable(),
  }),
});
export type EfficiencySimulation = z.output<typeof efficiencySimulation>;

export const efficiencyEndpoints = defineEndpoints({
  getEfficiencyConfig: {
    method: 'GET',
    path: '/api/admin/phase7/config',
    access: 'admin',
    summary: 'The strategies that save tokens of the language model, and their master switch.',
    response: efficiencyConfig,
  },

  updateEfficiencyConfig: {
    method: 'PUT',
    path: '/api/admin/phase7/config',
    access: 'admin',
    summary: 'Changes the named strategies and leaves the others; an unknown one is refused.',
    body: z.strictObject({
      enabled: z.boolean().optional(),
      strategies: z.partialRecord(strategy, enabled).optional(),
    }),
    response: efficiencyConfig,
  },

  toggleEfficiency: {
    method: 'POST',
    path: '/api/admin/phase7/toggle/:value',
    access: 'admin',
    summary: 'Turns the master switch on or off (docs/spec/decisions.md 70).',
    params: z.object({ value: z.enum(['true', 'false']) }),
    response: efficiencyConfig,
  },

  rollBackEfficiency: {
    method: 'POST',
    path: '/api/admin/phase7/emergency-rollback',
    access: 'admin',
    summary: 'Restores the safe defaults of all strategies, whatever was changed since.',
    response: efficiencyConfig,
  },

  simulateEfficiency: {
    method: 'GET',
    path: '/api/admin/phase7/simulation',
    access: 'admin',
    summary: 'Replays the calls of the last days under the settings in force, or under the named ones.',
    query: z.object({
      /** Strategies that are on, separated by commas; absent: as they are set. */
      strategies: z
        .string()
        .max(300)
        .optional()
        .transform((list, refused) => {
          if (list === undefined) return undefined;
          const parsed = z.array(strategy).safeParse(list.split(',').filter(Boolean));
          if (parsed.success) return parsed.data;
          refused.addIssue({ code: 'custom', message: `must name strategies of ${STRATEGIES.join(', ')}` });
          return z.NEVER;
        }),
    }),
    response: efficiencySimulation,
  },
});
