import { shownText } from '@marquee/kernel';
import { z } from 'zod';
import { ownerOf } from '../access.ts';
import { defineEndpoints } from '../endpoint.ts';
import { pageOf, pageQuery } from '../page.ts';
import {
  budgetField,
  budgetLimit,
  CAMPAIGN_STATUSES,
  campaign,
  campaignAnalytics,
  campaignDraft,
  campaignWords,
  reviewedCampaign,
} from './campaign.ts';

const id = z.string().min(1).max(64);
const one = z.object({ id });
const owner = ownerOf('campaign', 'id');

/** What an administrator can make of a campaign. */
export const DECIDED_STATUSES = ['approved', 'rejected', 'active', 'paused'] as const;

export const campaignEndpoints = defineEndpoints({
  createPaymentIntent: {
    method: 'POST',
    path: '/api/create-payment-intent',
    access: 'promoter',
    summary: 'Begins the payment of a campaign. With its fields, the campaign is made as soon as it is paid.',
    body: z.object({
      /** Dollars. */
      amount: budgetField,
      /** `new`, or the id of an earlier answer, to pay the same draft. */
      campaignId: id.default('new'),
      draft: campaignDraft.optional(),
    }),
    response: z.object({ clientSecret: z.string(), campaignId: z.string(), paymentId: z.string() }),
  },
  createCampaign: {
    method: 'POST',
    path: '/api/campaigns',
    access: 'promoter',
    summary: 'Makes a campaign that is paid; the same payment makes one campaign. It waits for review.',
    body: campaignDraft.safeExtend({
      /** Ignored: it is whoever is signed in (docs/spec/decisions.md 56). */
      advertiserId: z.unknown().optional(),
      /** Of the payment's answer; without it the oldest paid payment of this amount is used. */
      campaignId: id.optional(),
    }),
    response: campaign,
  },
  listTargetCities: {
    method: 'GET',
    path: '/api/campaigns/cities',
    access: 'promoter',
    summary: 'The cities that a campaign can target.',
    response: z.array(z.object({ city: z.string(), state: z.string() })),
  },
  getBudgetLimit: {
    method: 'GET',
    path: '/api/campaigns/budget-limit',
    access: 'promoter',
    summary: "What the caller's next campaign may cost, and why.",
    response: budgetLimit,
  },
  listUserCampaigns: {
    method: 'GET',
    path: '/api/users/:userId/campaigns',
    access: 'promoter',
    summary: "The caller's own campaigns, newest first; an administrator may read anybody's.",
    params: z.object({ userId: id }),
    response: z.array(campaign),
  },
  editCampaign: {
    method: 'PATCH',
    path: '/api/campaigns/:id',
    access: owner,
    summary: 'Changes the words of a campaign; a changed ad goes back to review.',
    params: one,
    body: campaignWords,
    response: campaign,
  },
  changeCampaign: {
    method: 'POST',
    path: '/api/campaigns/:id/change',
    access: owner,
    summary: 'Pauses or resumes a campaign, or stops it for good and gives back what is not spent.',
    params: one,
    body: z.object({ action: z.enum(['pause', 'resume', 'stop']) }),
    response: campaign,
  },
  getCampaignAnalytics: {
    method: 'GET',
    path: '/api/campaigns/:id/analytics',
    access: owner,
    summary: 'What a campaign spent, how it is paced, and how often it was seen and clicked, by day.',
    params: one,
    response: campaignAnalytics,
  },
  getCampaignTable: {
    kind: 'document',
    method: 'GET',
    path: '/api/campaigns/:id/analytics.csv',
    access: owner,
    summary: 'The days of a campaign as a table.',
    params: one,
    contentTypes: ['text/csv'],
  },
  getCampaignInvoice: {
    kind: 'document',
    method: 'GET',
    path: '/api/campaigns/:id/invoice',
    access: owner,
    summary: 'The invoice of a campaign with its refunds, to read, print or keep.',
    params: one,
    query: z.object({ download: z.literal('1').optional() }),
    contentTypes: ['text/html'],
    isOwnPage: true,
  },
  listAdminCampaigns: {
    method: 'GET',
    path: '/api/admin/campaigns',
    access: 'admin',
    summary: 'All campaigns, newest first.',
    query: z.object({ status: z.enum(CAMPAIGN_STATUSES).optional(), ...pageQuery }),
    response: pageOf(reviewedCampaign),
  },
  decideCampaign: {
    method: 'PUT',
    path: '/api/admin/campaigns/:id',
    access: 'admin',
    summary: 'Approves, rejects, pauses or resumes a campaign; what was not spent of a rejected one goes back.',
    params: one,
    body: z.object({
      status: z.enum(DECIDED_STATUSES),
      /** The advertiser reads it. */
      reason: z
        .string()
        .max(1_000)
        .overwrite((text) => shownText(text).trim())
        .optional(),
    }),
    response: reviewedCampaign,
  },
  getAdvertising: {
    method: 'GET',
    path: '/api/admin/ads',
    access: 'admin',
    summary: 'Advertising at a glance.',
    response: z.object({
      activeCampaigns: z.number().int(),
      /** Dollars that were earned by campaigns and boosts since the first of this month, in UTC. */
      monthlyRevenue: z.number(),
      activeAdvertisers: z.number().int(),
      /** `no-key`, `no-payments`: what is missing for ads to run. */
      system: z.enum(['online', 'no-key', 'no-payments']),
      pending: z.number().int(),
      /** The phases of advertising, each true from the first that there was of it (spec: ADS-03). */
      phases: z.object({
        eventBoosts: z.boolean(),
        venuePartnerships: z.boolean(),
        brandIntegrations: z.boolean(),
        premiumPlacements: z.boolean(),
      }),
      /** Reports of the last 24 hours that were not charged. */
      refusedToday: z.number().int(),
    }),
  },
});
