import { z } from 'zod';
import { DEFAULT_CITY } from '../defaults.ts';
import { defineEndpoints } from '../endpoint.ts';
import { cityName, stateCode } from '../fields.ts';
import { PAGE_TRIAL_SECONDS, pageTrial, TRIAL_LIMIT_MAX } from './trial.ts';

const url = z.string().trim().min(1, 'must be the address of a page').max(2_000);
const limit = z
  .number()
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .max(TRIAL_LIMIT_MAX, `must be at most ${TRIAL_LIMIT_MAX}`)
  .nullish();
/** City and state fall back to the default city (spec: SCRAPE-19). */
const somewhere = { city: cityName.default(DEFAULT_CITY.city), state: stateCode.default(DEFAULT_CITY.state) };

/** `success`: events were read; `partial`: the page was read and has no upcoming events; `error`: it could not be read. */
const pipelineStatus = z.enum(['success', 'partial', 'error']);
export type PipelineStatus = z.output<typeof pipelineStatus>;

export const pageTrialEndpoints = defineEndpoints({
  /** The shapes of both panels: one reads `result`, the other reads `skipped`, `error` and `details` next to it. */
  testUnifiedExtraction: {
    method: 'POST',
    path: '/api/admin/phase1/test-unified-extraction',
    access: 'admin',
    trialSeconds: PAGE_TRIAL_SECONDS,
    summary: 'Reads one page as the engine would and shows each value with its evidence; stores nothing.',
    body: z.object({ url, city: cityName, state: stateCode, limit }),
    response: z.object({
      success: z.boolean(),
      result: pageTrial,
      ...pageTrial.pick({ skipped: true, error: true, details: true }).shape,
    }),
  },

  testScrapingPipeline: {
    method: 'POST',
    path: '/api/admin/scraping/test-unified-extraction',
    access: 'admin',
    trialSeconds: PAGE_TRIAL_SECONDS,
    summary: 'Reads one page as the engine would; stores nothing. Without a city: the default city.',
    body: z.object({ url, ...somewhere }),
    response: z.object({
      status: pipelineStatus,
      ...pageTrial.omit({ success: true }).shape,
    }),
  },

  testIntelligentScraper: {
    method: 'POST',
    path: '/api/admin/test-intelligent-scraper',
    access: 'admin',
    trialSeconds: PAGE_TRIAL_SECONDS,
    summary: 'Reads one page as the engine would and reports how many events it gives and how long it takes.',
    body: z.object({ url, ...somewhere }),
    response: pageTrial.pick({ success: true, eventsFound: true, processingTime: true, error: true, method: true }),
  },
});
