import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';

/** What earns points. */
const POINT_ACTIONS = ['enhancement_view'] as const;
export type PointAction = (typeof POINT_ACTIONS)[number];

export const pointsEndpoints = defineEndpoints({
  awardPoints: {
    method: 'POST',
    path: '/api/user/points/award',
    access: 'user',
    summary: 'Awards the points of an action, once per event. The server decides how many; `pointsEarned` is ignored.',
    body: z.object({
      action: z.enum(POINT_ACTIONS),
      pointsEarned: z.number().int().min(0).max(1_000_000).optional(),
      eventId: z.string().min(1).max(200),
      description: z.string().max(200).optional(),
    }),
    response: z.object({
      success: z.literal(true),
      /** 0 if they were awarded before. */
      pointsAwarded: z.number().int(),
      balance: z.number().int(),
    }),
  },

  getPoints: {
    method: 'GET',
    path: '/api/user/points',
    access: 'user',
    summary: "The caller's points.",
    response: z.object({ balance: z.number().int() }),
  },
});
