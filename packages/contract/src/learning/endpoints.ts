import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { PAGE_TRIAL_SECONDS, pageTrial } from '../page-trials/trial.ts';
import { patternAnalysis, patternStats, selectorTrial } from './learning.ts';

/** Characters of pasted HTML; the request body has a separate limit, in bytes. */
const PASTED_CHARS = 200_000;

const url = z.string().trim().min(1, 'must be the address of a page').max(2_000);
const html = z
  .string()
  .max(PASTED_CHARS, `may have at most ${PASTED_CHARS} characters`)
  .nullish()
  .transform((text) => text?.trim() || null);
const page = z.object({ url, html });

export const learningEndpoints = defineEndpoints({
  getPatternStats: {
    method: 'GET',
    path: '/api/admin/marquee-phase3/stats',
    access: 'admin',
    summary: 'Learned extractors: how many, how well they read, and for which venues and domains.',
    response: patternStats,
  },

  testPattern: {
    method: 'POST',
    path: '/api/admin/marquee-phase3/test-pattern',
    access: 'admin',
    trialSeconds: PAGE_TRIAL_SECONDS,
    summary:
      'Which rung reads a page, and what would be learned from it; with HTML given nothing is fetched. Stores nothing.',
    body: page,
    response: patternAnalysis,
  },

  extractByPattern: {
    method: 'POST',
    path: '/api/admin/marquee-phase3/extract',
    access: 'admin',
    trialSeconds: PAGE_TRIAL_SECONDS,
    summary:
      'The events of a page with the evidence of each value; with HTML given the page is not fetched. Stores nothing.',
    body: page,
    response: pageTrial,
  },

  testSelector: {
    method: 'POST',
    path: '/api/admin/scraping/test-selector',
    access: 'admin',
    trialSeconds: PAGE_TRIAL_SECONDS,
    summary: 'How many elements of a page a selector finds, and the first of them. Stores nothing.',
    body: z
      .object({ url: url.nullish(), html, selector: z.string().trim().min(1, 'must be a selector').max(400) })
      .refine((body) => body.url || body.html, { path: ['url'], message: 'must be given, or html' }),
    response: selectorTrial,
  },
});
