import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { lineField } from '../fields.ts';
import { PAGE_TRIAL_SECONDS } from '../page-trials/trial.ts';
import { sentence } from '../sentence.ts';
import { CANDIDATE_REASON_MAX } from './discovery.ts';
import { marqueeDashboard, prequalificationMetrics, prequalificationTest } from './shapes.ts';

const testing = {
  method: 'POST',
  access: 'admin',
  trialSeconds: PAGE_TRIAL_SECONDS,
  body: z.object({ url: z.string().trim().min(1, 'must be the address of a site').max(2_000) }),
  response: prequalificationTest,
} as const;

export const prequalificationEndpoints = defineEndpoints({
  getPrequalificationMetrics: {
    method: 'GET',
    path: '/api/admin/marquee/metrics',
    access: 'admin',
    summary: 'How many domains were checked, how many are blocked, and which fail most.',
    response: prequalificationMetrics,
  },

  getMarqueeDashboard: {
    method: 'GET',
    path: '/api/admin/marquee/dashboard',
    access: 'admin',
    summary: 'What checks without a model have saved, today’s tokens of discovery, and the domains that are blocked.',
    response: marqueeDashboard,
  },

  testPrequalification: {
    ...testing,
    path: '/api/admin/marquee/test-prequalification',
    summary: 'Checks one site as discovery would, within three pages and without a model; stores nothing.',
  },

  /** Another address of the same test (docs/spec/decisions.md 109). */
  testMarqueePrequalification: {
    ...testing,
    path: '/api/admin/marquee-prequalification/test',
    summary: 'The same check of one site.',
  },

  unblockDomain: {
    method: 'POST',
    path: '/api/admin/marquee/unblock-domain',
    access: 'admin',
    summary: 'Lets discovery ask a blocked domain again.',
    body: z.object({ domain: lineField(253), reason: lineField(CANDIDATE_REASON_MAX).optional() }),
    response: z.object({ domain: z.string(), isBlocked: z.literal(false), message: sentence }),
  },
});
