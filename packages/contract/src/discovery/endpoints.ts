import { shownText } from '@marquee/kernel';
import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { cityName, stateCode } from '../fields.ts';
import { joinEndpoints } from '../join-endpoints.ts';
import { pageOf, pageQuery } from '../page.ts';
import { sentence } from '../sentence.ts';
import { CANDIDATE_REASON_MAX, CANDIDATE_STATES } from './discovery.ts';
import { prequalificationEndpoints } from './prequalification-endpoints.ts';
import { discoveryAnalytics, discoverySession, sourceCandidate } from './shapes.ts';

const reason = z
  .string()
  .overwrite((text) => shownText(text).trim())
  .max(CANDIDATE_REASON_MAX, `Please use at most ${CANDIDATE_REASON_MAX} characters.`)
  .optional();

const discovery = defineEndpoints({
  runDiscovery: {
    method: 'POST',
    path: '/api/admin/discovery/run',
    access: 'admin',
    summary: 'Looks for sources of a city now. The search goes on after the response; the session tells what it finds.',
    body: z.object({ city: cityName, state: stateCode }),
    response: z.object({
      sessionId: z.string(),
      city: z.string(),
      /** Until now; the session has the final figure. */
      sourcesFound: z.number().int(),
      message: sentence,
    }),
  },

  listDiscoverySessions: {
    method: 'GET',
    path: '/api/admin/discovery/sessions',
    access: 'admin',
    summary: 'The last sessions of discovery with what became of the sites they checked, newest first.',
    query: z.object({
      city: cityName.optional(),
      state: stateCode.optional(),
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
    response: z.array(discoverySession),
  },

  getDiscoveryEngine: {
    method: 'GET',
    path: '/api/admin/discovery/engine',
    access: 'admin',
    summary: 'Whether discovery runs, its Safe Mode, and what waits for it or for a person.',
    response: z.object({
      isAllowed: z.boolean(),
      /** Why it does not run; null if it does. */
      because: sentence.nullable(),
      safeMode: z.boolean(),
      /** Sites that one session may check, and minutes between two sessions of a city. */
      sitesPerSession: z.number().int(),
      intervalMinutes: z.number().int(),
      toCheck: z.number().int(),
      toReview: z.number().int(),
      acceptedToday: z.number().int(),
      lastSession: z.string().nullable(),
    }),
  },

  setDiscoverySafeMode: {
    method: 'POST',
    path: '/api/admin/discovery/safe-mode',
    access: 'admin',
    summary: 'Switches Safe Mode: it halves the sites, the tokens and the rate of discovery.',
    body: z.object({ enabled: z.boolean() }),
    response: z.object({ safeMode: z.boolean() }),
  },

  listSourceCandidates: {
    method: 'GET',
    path: '/api/admin/discovery/candidates',
    access: 'admin',
    summary:
      'Sites that discovery found, with how and what became of them; by default those that wait for a person, the best first.',
    query: z.object({ status: z.enum([...CANDIDATE_STATES, 'review']).default('review'), ...pageQuery }),
    response: pageOf(sourceCandidate),
  },

  decideSourceCandidate: {
    method: 'POST',
    path: '/api/admin/discovery/candidates/:id/decision',
    access: 'admin',
    summary: 'Makes a site a source, or rejects it for good.',
    params: z.object({ id: z.string().min(1).max(64) }),
    body: z.object({ decision: z.enum(['approve', 'reject'], 'Please choose approve or reject.'), reason }),
    response: sourceCandidate,
  },

  getDiscoveryAnalytics: {
    method: 'GET',
    path: '/api/admin/discovery-analytics',
    access: 'admin',
    summary: 'How much of the effort of the last 30 days found sources, by city and session, and what to change.',
    response: discoveryAnalytics,
  },
});

export const discoveryEndpoints = joinEndpoints({ discovery, prequalification: prequalificationEndpoints });
