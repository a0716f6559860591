import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { ENHANCE_SECONDS, ENHANCEMENT_LEVELS, enhancement } from './enhancement.ts';

const params = z.object({ slug: z.string().min(1).max(200) });

export const enhancementEndpoints = defineEndpoints({
  getEnhancementStatus: {
    method: 'GET',
    path: '/api/events/:slug/cache-status',
    access: 'public',
    summary: 'Whether the enhancement of an event is stored and up to date.',
    params,
    response: z.object({
      cached: z.boolean(),
      /** Whether it can be made. */
      available: z.boolean(),
      /** Why not. */
      message: z.string().nullable(),
    }),
  },

  enhanceEvent: {
    method: 'GET',
    path: '/api/events/:slug/enhance',
    access: 'public',
    trialSeconds: ENHANCE_SECONDS,
    summary:
      "What an event's own page says about the visit; stored, and made again when the event or its page changed.",
    params,
    response: z.object({
      success: z.literal(true),
      enhancement,
      /** ISO instant of the last reading that gave it. */
      enhancementTimestamp: z.string(),
      enhancementLevel: z.enum(ENHANCEMENT_LEVELS),
    }),
  },
});
