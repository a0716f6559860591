import { shownLine } from '@marquee/kernel';
import { z } from 'zod';
import { DEFAULT_CITY } from '../defaults.ts';
import { defineEndpoints } from '../endpoint.ts';
import { cityName, lineField, stateCode, yesOrNo } from '../fields.ts';
import { JOB_KINDS, type JobKind } from '../jobs/jobs.ts';
import { joinEndpoints } from '../join-endpoints.ts';
import { pageOf, pageQuery } from '../page.ts';
import { PAGE_TRIAL_SECONDS } from '../page-trials/trial.ts';
import { sentence } from '../sentence.ts';
import { foundSource, scraperPerformance } from './found-sources.ts';
import { sourceLook, sourceProgress } from './look.ts';
import {
  activityItem,
  anomaly,
  cityHeat,
  domainPerformance,
  manualScrape,
  RUN_OUTCOMES,
  runRecord,
  SOURCE_HEALTHS,
  scrapingMetrics,
  scrapingOverview,
  sourceRecord,
} from './scraping.ts';
import { steeringEndpoints } from './steering-endpoints.ts';
import { unreadableDocumentEndpoints } from './unreadable-documents.ts';

const cityFields = {
  city: z.string().overwrite(shownLine).min(1, 'must name a city').max(90),
  state: stateCode.optional(),
};
const cityAndState = z.object({ city: cityName, state: stateCode });

/** `Columbia, SC` is city and state; without a comma the state comes from `state`, else SC (spec: CONST-008). */
function splitCity<T extends { city: string; state?: string | undefined }>(
  entry: T,
  context: z.RefinementCtx,
): T & { city: string; state: string } {
  const comma = entry.city.lastIndexOf(',');
  if (comma < 0) return { ...entry, state: entry.state ?? DEFAULT_CITY.state };
  const parts = cityAndState.safeParse({ city: entry.city.slice(0, comma), state: entry.city.slice(comma + 1) });
  if (parts.success) return { ...entry, ...parts.data };
  context.addIssue({ code: 'custom', path: ['city'], message: 'must be a city and a state, such as "Columbia, SC"' });
  return z.NEVER;
}

const scraping = defineEndpoints({
  getScrapingOverview: {
    method: 'GET',
    path: '/api/admin/scraping/overview',
    access: 'admin',
    summary: 'The six figures of the dashboard: what was read today and what went wrong in the last 24 hours.',
    response: scrapingOverview,
  },

  listScrapingActivity: {
    method: 'GET',
    path: '/api/admin/scraping/activity',
    access: 'admin',
    summary: 'The last 50 reads of sources, newest first.',
    response: z.array(activityItem),
  },

  listCityHeat: {
    method: 'GET',
    path: '/api/admin/scraping/heatmap',
    access: 'admin',
    summary: 'The cities of the network with their last read, by state and name.',
    response: z.array(cityHeat),
  },

  listSourcePerformance: {
    method: 'GET',
    path: '/api/admin/scraping/source-performance',
    access: 'admin',
    summary: 'Scrape results by domain, those that fail most first.',
    query: z.object(pageQuery),
    response: pageOf(domainPerformance),
  },

  listScrapingSources: {
    method: 'GET',
    path: '/api/admin/scraping/sources',
    access: 'admin',
    summary: 'Sources with their health; of one city, one state, one health, those that fail, or all.',
    query: z.object({
      /** A part of its name or address. */
      text: z.string().trim().min(1).max(200).optional(),
      city: cityName.optional(),
      state: stateCode.optional(),
      health: z.enum([...SOURCE_HEALTHS, 'failing']).optional(),
      ...pageQuery,
    }),
    response: pageOf(sourceRecord),
  },

  listFoundSources: {
    method: 'GET',
    path: '/api/admin/discovery/sources',
    access: 'admin',
    summary: 'Sources with how each was found, its tier and its score; all, or those that discovery found.',
    query: z.object({
      city: cityName.optional(),
      state: stateCode.optional(),
      discovered: yesOrNo.optional(),
      ...pageQuery,
    }),
    response: pageOf(foundSource),
  },

  listAiSources: {
    method: 'GET',
    path: '/api/admin/discovery/ai-sources',
    access: 'admin',
    summary: 'The sources that discovery found, with tier, score, average events, success rate and last scan.',
    query: z.object(pageQuery),
    response: pageOf(foundSource),
  },

  listDiscoveredSources: {
    method: 'GET',
    path: '/api/admin/discovered-sources',
    access: 'admin',
    summary: 'The first sources of that list, at most as many as requested, as a plain list.',
    query: z.object({
      city: cityName.optional(),
      state: stateCode.optional(),
      discovered: yesOrNo.optional(),
      limit: pageQuery.limit,
    }),
    response: z.array(foundSource),
  },

  getScraperPerformance: {
    method: 'GET',
    path: '/api/admin/scraper-performance',
    access: 'admin',
    summary: 'Scrape results by source, those that fail most first, and in total.',
    response: scraperPerformance,
  },

  runPerformanceAudit: {
    method: 'POST',
    path: '/api/admin/run-performance-audit',
    access: 'admin',
    summary: 'Reads the sources that fail most again now.',
    body: z.object({}),
    response: z.object({ started: z.number().int(), message: sentence }),
  },

  getScrapingMetrics: {
    method: 'GET',
    path: '/api/admin/scraping/metrics',
    access: 'admin',
    summary: 'Reads of sources in the last 24 hours, hour by hour.',
    response: scrapingMetrics,
  },

  listScrapingLogs: {
    method: 'GET',
    path: '/api/admin/scraping/logs',
    access: 'admin',
    summary: 'Run records of jobs with their findings, newest first.',
    query: z.object({
      kind: z.enum(JOB_KINDS as [JobKind, ...JobKind[]]).default('source.scrape'),
      outcome: z.enum(RUN_OUTCOMES).optional(),
      source: z.string().min(1).max(64).optional(),
      city: cityName.optional(),
      state: stateCode.optional(),
      ...pageQuery,
    }),
    response: pageOf(runRecord),
  },

  triggerScrape: {
    method: 'POST',
    path: '/api/admin/scraping/trigger',
    access: 'admin',
    summary: 'Reads all sources of a city now; refused while another manual scrape runs.',
    body: z.object(cityFields).transform(splitCity),
    response: manualScrape.extend({ message: sentence }),
  },

  getManualScrape: {
    method: 'GET',
    path: '/api/admin/scraping/manual-status',
    access: 'admin',
    summary: 'Whether a manual scrape runs, of which city, and how many of its sources are still to be read.',
    response: manualScrape,
  },

  stopManualScrapes: {
    method: 'POST',
    path: '/api/admin/scraping/emergency-stop',
    access: 'admin',
    summary: 'Cancels all manual scraping: what waits is cancelled, what runs stops before its next page.',
    body: z.object({}),
    response: z.object({ cancelled: z.number().int(), stopping: z.number().int(), message: sentence }),
  },

  addSource: {
    method: 'POST',
    path: '/api/admin/scraping/add-source',
    access: 'admin',
    summary: 'Adds a source of events; it is read shortly.',
    body: z
      .object({
        url: z.string().trim().min(1, 'must be a web address').max(2000),
        name: lineField(120).optional(),
        ...cityFields,
      })
      .transform(splitCity),
    response: sourceRecord,
  },

  lookAtSource: {
    method: 'POST',
    path: '/api/admin/scraping/look-at-source',
    access: 'admin',
    trialSeconds: PAGE_TRIAL_SECONDS,
    summary:
      'Looks at an address before it is added, within three documents: what it is, and which page of it to read.',
    body: z
      .object({ url: z.string().trim().min(1, 'must be a web address').max(2000), ...cityFields })
      .transform(splitCity),
    response: sourceLook,
  },

  getSourceProgress: {
    method: 'GET',
    path: '/api/admin/scraping/sources/:id/progress',
    access: 'admin',
    summary: 'Where the first read of a source is, and which of its events visitors see.',
    params: z.object({ id: z.string().min(1).max(64) }),
    response: sourceProgress,
  },

  listAnomalies: {
    method: 'GET',
    path: '/api/admin/discovery/anomalies',
    access: 'admin',
    summary: 'What needs attention: sources that drifted, are blocked or fail, and cities that are not read.',
    /** At most twenty sources of each health; `failingSources` counts all. */
    response: z.object({ items: z.array(anomaly), failingSources: z.number().int() }),
  },
});

export const sourceEndpoints = joinEndpoints({
  scraping,
  steering: steeringEndpoints,
  unreadableDocuments: unreadableDocumentEndpoints,
});
