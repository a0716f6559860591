import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { cityName, stateCode } from '../fields.ts';
import { sentence } from '../sentence.ts';
import { SOURCE_TIERS } from '../sources/scraping.ts';
import { RECOVERY_METHODS, RECOVERY_STATUSES } from './recovery.ts';

const place = { city: cityName.optional(), state: stateCode.optional() };

/** One attempt to find a lost source again (spec: ENT-026). */
const recovery = z.object({
  sessionId: z.string(),
  sourceId: z.string(),
  city: z.string(),
  state: z.string(),
  timestamp: z.string(),
  method: z.enum(RECOVERY_METHODS).nullable(),
  tokenCost: z.number().int(),
  requests: z.number().int(),
  validatedSources: z.array(
    z.object({
      url: z.string(),
      status: z.enum(RECOVERY_STATUSES),
      alternativeUrl: z.string().nullable(),
      tier: z.enum(SOURCE_TIERS).nullable(),
    }),
  ),
  /** Why it was found, or not. */
  detail: sentence,
  /** What was tried. */
  tried: z.array(z.object({ url: z.string(), method: z.enum(RECOVERY_METHODS), result: sentence })),
});
export type Recovery = z.output<typeof recovery>;
/** Before it is written. */
export type ToldRecovery = z.input<typeof recovery>;

export const recoveryEndpoints = defineEndpoints({
  getRecoveryStats: {
    method: 'GET',
    path: '/api/admin/discovery/recovery-stats',
    access: 'admin',
    summary: 'How many lost sources were found again in the last 30 days, by city and by way.',
    query: z.object(place),
    /** Spec: ENT-027. */
    response: z.object({
      /** 0..1 of the sources that were looked for; null before the first. */
      recoveryRate: z.number().nullable(),
      domainsSaved: z.number().int(),
      totalAttempts: z.number().int(),
      /** An estimate: what a model would have cost. */
      tokensSaved: z.number().int(),
      cities: z.array(
        z.object({ city: z.string(), state: z.string(), lost: z.number().int(), recovered: z.number().int() }),
      ),
      ways: z.array(
        z.object({ way: z.enum(['common-path', 'homepage', 'multi-suggestion']), recovered: z.number().int() }),
      ),
    }),
  },

  listRecoveries: {
    method: 'GET',
    path: '/api/admin/discovery/recoveries',
    access: 'admin',
    summary: 'The last attempts to find lost sources again, newest first: those that did, or those that did not.',
    query: z.object({
      ...place,
      recovered: z.enum(['true', 'false']).optional(),
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
    response: z.array(recovery),
  },
});
