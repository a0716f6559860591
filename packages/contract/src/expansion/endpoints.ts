import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { cityName, stateCode } from '../fields.ts';
import { joinEndpoints } from '../join-endpoints.ts';
import { sentence } from '../sentence.ts';
import { EXPANSION_BOUNDS } from './defaults.ts';
import { expansionRound, expansionRun, expansionSettings, nextCity, stateProgress } from './expansion.ts';
import { growthEndpoints } from './growth-endpoints.ts';

const { intervalMs, dailyCities } = EXPANSION_BOUNDS;

const expansion = defineEndpoints({
  getExpansionStatus: {
    method: 'GET',
    path: '/api/admin/systematic-expansion/status',
    access: 'admin',
    summary: 'How far each state is, and the plan in figures (spec: ENT-030).',
    response: z.object({
      stateProgress: z.array(stateProgress),
      statistics: z.object({
        /** The first state by order that is not completed; null once all are. */
        currentState: z.string().nullable(),
        totalStatesPlanned: z.number().int(),
        southCarolinaProgress: z.object({
          completionPercentage: z.number().int(),
          activeCities: z.number().int(),
          totalCities: z.number().int(),
          daysRemaining: z.number().int(),
        }),
        /** Names, by priority. */
        nextStates: z.array(z.string()),
        targetCities: z.number().int(),
        /** `45 days` */
        estimatedTime: sentence,
        /** Cities that open a day; `maxDailyCities` of the settings is how many start. */
        growthRate: z.number(),
        /** Whether rate and time come from cities that opened, or are the plan. */
        isMeasured: z.boolean(),
        /** Days since the first city of the last 30 days opened, over which the rate is measured; 0 if it is not. */
        measuredDays: z.number().int(),
      }),
    }),
  },

  listNextCities: {
    method: 'GET',
    path: '/api/admin/systematic-expansion/next-cities',
    access: 'admin',
    summary: 'The cities that are next, with their score and its reasons; those of the first states first.',
    response: z.array(nextCity),
  },

  listExpansionRuns: {
    method: 'GET',
    path: '/api/admin/systematic-expansion/runs',
    access: 'admin',
    summary: 'Cities on their way, then those that opened or were given back, with every step; and the last decisions.',
    query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(40) }),
    response: z.object({ runs: z.array(expansionRun), rounds: z.array(expansionRound) }),
  },

  getExpansionSettings: {
    method: 'GET',
    path: '/api/admin/systematic-expansion/settings',
    access: 'admin',
    summary: 'Whether expansion runs, how often, and how many cities a day (spec: ENT-032).',
    response: expansionSettings,
  },

  setExpansionSettings: {
    method: 'POST',
    path: '/api/admin/systematic-expansion/settings',
    access: 'admin',
    summary: 'Changes how often expansion runs and how many cities it may start a day; `enabled` is its control.',
    body: z.object({
      /** What was being edited. Without it, the last change wins. */
      version: z.string().max(40).optional(),
      enabled: z.boolean().optional(),
      intervalMs: z
        .number()
        .int('must be a whole number of milliseconds')
        .refine((ms) => ms >= intervalMs.least, 'must be at least 15 minutes (900,000 ms)')
        .refine((ms) => ms <= intervalMs.most, 'must be at most 7 days (604,800,000 ms)')
        .optional(),
      maxDailyCities: z
        .number()
        .int('must be a whole number')
        .min(dailyCities.least, 'must be at least 1; to stop expansion, switch it off')
        .max(dailyCities.most, 'must be at most 50')
        .optional(),
    }),
    response: expansionSettings.extend({ message: sentence }),
  },

  triggerExpansion: {
    method: 'POST',
    path: '/api/admin/systematic-expansion/trigger',
    access: 'admin',
    summary: 'Starts expansion now: of one city, of a state, or the whole run of the day.',
    body: z
      .object({ city: cityName.optional(), state: stateCode.optional() })
      .refine(({ city, state }) => city === undefined || state !== undefined, {
        path: ['state'],
        message: 'is needed for a city',
      }),
    response: z.object({ message: sentence }),
  },
});

export const expansionEndpoints = joinEndpoints({ expansion, growth: growthEndpoints });
