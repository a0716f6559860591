import { z } from 'zod';
import { AD_ACTIONS } from '../counting/message.ts';
import { defineEndpoints } from '../endpoint.ts';
import { categoryList, cityQuery } from '../fields.ts';
import { AD_REPORTS_MOST, ad } from './ad.ts';

export const adEndpoints = defineEndpoints({
  listActiveCampaigns: {
    method: 'GET',
    path: '/api/campaigns/active',
    access: 'public',
    summary: 'At most three active campaigns that target a city; each answer carries tokens of its own.',
    query: z.object({
      ...cityQuery,
      /** What the visitor likes: campaigns for these categories come first. */
      categories: categoryList.optional(),
    }),
    response: z.array(ad),
  },
  reportAds: {
    method: 'POST',
    path: '/api/campaigns/reports',
    access: 'public',
    summary: 'What a page did with ads: served, seen for a second, clicked. Each token counts once.',
    body: z.object({
      reports: z
        .array(z.object({ token: z.string().min(1).max(600), action: z.enum(AD_ACTIONS) }))
        .min(1)
        .max(AD_REPORTS_MOST),
    }),
    response: z.object({ success: z.literal(true) }),
  },
});
