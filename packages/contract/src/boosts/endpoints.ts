import { z } from 'zod';
import { ownerOf } from '../access.ts';
import { BOOST_ACTIONS, TRAFFIC_SOURCES } from '../counting/message.ts';
import { defineEndpoints } from '../endpoint.ts';
import { calendarDay } from '../fields.ts';
import { boostCampaign, boostDetail } from './analytics.ts';
import { ACTIVATION_TIMINGS, boost, boostOffer, boostStatus } from './boost.ts';
import { boostPlan } from './plans.ts';

const id = z.string().min(1).max(64);
const one = z.object({ id });
const owner = ownerOf('boost', 'id');

/** Events whose status is asked for at once. */
const BOOST_STATUSES_MOST = 200;

export const boostEndpoints = defineEndpoints({
  listBoostPlans: {
    method: 'GET',
    path: '/api/boost-plans',
    access: 'public',
    summary: 'The plans that can be bought now, the shortest first.',
    response: z.object({ plans: z.array(boostPlan), defaultPlan: z.string() }),
    cacheSeconds: 300,
  },
  batchBoostStatus: {
    method: 'POST',
    path: '/api/events/batch-boost-status',
    access: 'public',
    summary: 'The boost status of some events, by their ids.',
    body: z.object({ eventIds: z.array(id).max(BOOST_STATUSES_MOST) }),
    response: z.record(z.string(), boostStatus),
  },
  getBoostStatus: {
    method: 'GET',
    path: '/api/events/:id/boost-status',
    access: 'public',
    summary: 'The boost status of an event.',
    params: one,
    response: boostStatus,
  },
  getBoostOffer: {
    method: 'GET',
    path: '/api/events/:id/boost-offer',
    access: 'user',
    summary: 'The plans that fit an event, and what the caller began for it and has not paid.',
    params: one,
    response: boostOffer,
  },
  createBoost: {
    method: 'POST',
    path: '/api/event-boosts',
    access: 'user',
    summary: 'Makes a boost that waits for its payment; the same again gives the same.',
    body: z.object({
      eventId: id,
      duration: z.number().int(),
      /** Dollars: what the browser showed. It must be our price. */
      amount: z.number(),
      activationTiming: z.enum(ACTIVATION_TIMINGS),
      scheduledDate: calendarDay.optional(),
    }),
    response: boost.extend({ clientSecret: z.string(), paymentId: z.string() }),
  },
  activateBoost: {
    method: 'PATCH',
    path: '/api/event-boosts/:id/activate',
    access: owner,
    summary: 'Asks the payment provider whether a boost is paid, and activates it if so.',
    params: one,
    response: boost,
  },
  activateBoostByPayment: {
    method: 'POST',
    path: '/api/event-boosts/activate-by-payment',
    access: 'user',
    summary: 'The same by the payment: our id of it or the provider’s.',
    body: z.object({ paymentId: z.string().min(1).max(255) }),
    response: boost,
  },
  listMyBoosts: {
    method: 'GET',
    path: '/api/my-event-boosts',
    access: 'user',
    summary: "The caller's own boosts, the latest first.",
    response: z.array(boost),
  },
  trackBoost: {
    method: 'POST',
    path: '/api/event-boosts/:id/track/:action',
    access: 'public',
    summary: 'Counts an impression, a view, a click or a conversion of an active boost, once an hour for each visitor.',
    params: one.extend({ action: z.enum(BOOST_ACTIONS) }),
    body: z.object({
      source: z.enum(TRAFFIC_SOURCES).optional(),
      /** Taken from the request itself. */
      userAgent: z.string().max(1000).optional(),
      sessionId: z.string().max(100).optional(),
      metadata: z
        .object({ timestamp: z.string().max(40).optional(), action: z.string().max(60).optional() })
        .optional(),
    }),
    response: z.object({ success: z.literal(true) }),
  },
  listBoostCampaigns: {
    method: 'GET',
    path: '/api/boost-analytics',
    access: 'user',
    summary: "The caller's boosts with their figures, the latest first.",
    response: z.array(boostCampaign),
  },
  getBoostDetail: {
    method: 'GET',
    path: '/api/boost-analytics/:id/detailed',
    access: owner,
    summary: 'Everything that was counted for one boost.',
    params: one,
    response: boostDetail,
  },
  getBoostDays: {
    kind: 'document',
    method: 'GET',
    path: '/api/boost-analytics/:id/days.csv',
    access: owner,
    summary: 'The figures of one boost by day, as a table.',
    params: one,
    contentTypes: ['text/csv'],
  },
  getBoostPicture: {
    kind: 'document',
    method: 'GET',
    path: '/api/event-boosts/:id/pictures/:shape',
    access: owner,
    summary: 'A picture of the boosted event, to post or to print, if the plan comes with it.',
    params: one.extend({ shape: z.string().max(64) }),
    contentTypes: ['image/png'],
  },
  getBoostReceipt: {
    kind: 'document',
    method: 'GET',
    path: '/api/event-boosts/:id/receipt',
    access: owner,
    summary: 'The receipt of a boost with its refunds, to read, print or keep.',
    params: one,
    query: z.object({ download: z.literal('1').optional() }),
    contentTypes: ['text/html'],
    isOwnPage: true,
  },
  getPlaceholder: {
    kind: 'document',
    method: 'GET',
    path: '/api/placeholder/:width/:height',
    access: 'public',
    summary: 'A picture for events without one.',
    params: z.object({
      width: z.coerce.number().int().min(1).max(2000),
      height: z.coerce.number().int().min(1).max(2000),
    }),
    contentTypes: ['image/svg+xml'],
  },
});
