import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { cityName, stateCode } from '../fields.ts';
import { sentence } from '../sentence.ts';
import {
  DRAW_BATCH,
  operationRecord,
  operationResult,
  REPAIR_BATCH,
  REPAIR_BATCH_MOST,
  STALE_CUTS,
} from './operation.ts';

const limit = z.number().int().min(1).max(REPAIR_BATCH_MOST).default(REPAIR_BATCH);
const fixedEvents = z.array(z.object({ title: z.string(), source: z.string(), startDate: z.string() }));

/** The part that every bulk call answers (docs/spec/decisions.md 94). */
const bulk = {
  message: sentence,
  /** Null if there was nothing to do. */
  operation: operationRecord.nullable(),
  /** Events looked at so far; the operation goes on as a job. */
  processed: z.number().int(),
  events: fixedEvents,
};
const images = z.object({ ...bulk, extracted: z.number().int(), results: z.array(operationResult) });

export const repairEndpoints = defineEndpoints({
  extractRealImages: {
    method: 'POST',
    path: '/api/admin/extract-real-images',
    access: 'admin',
    summary: 'Looks for the pictures of upcoming events without one, on their own pages.',
    body: z.object({}),
    response: images,
  },

  bulkExtractImages: {
    method: 'POST',
    path: '/api/admin/bulk-extract-images',
    access: 'admin',
    summary: 'The same also for events whose picture is poor.',
    body: z.object({ limit }),
    response: images.extend({ poorQualityFound: z.number().int() }),
  },

  fixUrlsAndImages: {
    method: 'POST',
    path: '/api/admin/fix-urls-and-images',
    access: 'admin',
    summary:
      'Checks events whose page was gone or whose picture could not be fetched again, and mends what can be mended.',
    body: z.object({ limit }),
    response: z.object({
      ...bulk,
      urlsFixed: z.number().int(),
      imagesFound: z.number().int(),
      details: z.array(z.string()),
    }),
  },

  extractMissingImages: {
    method: 'POST',
    path: '/api/admin/extract-missing-images',
    access: 'admin',
    summary: 'Looks for the pictures of events of one city that have none.',
    body: z.object({ city: cityName, state: stateCode, batchSize: limit }),
    response: images,
  },

  generateMissingImages: {
    method: 'POST',
    path: '/api/admin/generate-missing-images',
    access: 'admin',
    summary: 'Draws pictures for events that have none, at most ten; a real picture replaces them when it is found.',
    body: z.object({ limit: z.number().int().min(1).max(DRAW_BATCH).default(DRAW_BATCH) }),
    response: z.object({
      message: sentence,
      processed: z.number().int(),
      generated: z.number().int(),
      events: fixedEvents,
    }),
  },

  cleanupStaleEvents: {
    method: 'POST',
    path: '/api/admin/cleanup-stale-events',
    access: 'admin',
    summary: 'Deletes events that are over and that nobody kept, boosted, corrected or reported, one batch a call.',
    body: z.object({
      limit: z.number().int().min(1).max(REPAIR_BATCH_MOST).default(REPAIR_BATCH_MOST),
      before: z.enum(STALE_CUTS).default('today'),
    }),
    response: z.object({
      message: sentence,
      processed: z.number().int(),
      deleted: z.number().int(),
      events: fixedEvents,
    }),
  },

  listRecentFixes: {
    method: 'GET',
    path: '/api/admin/data-quality/recent-fixes',
    access: 'admin',
    summary: 'What was mended last, newest first.',
    response: z.object({ fixes: z.array(operationResult.extend({ at: z.string() })) }),
  },
});
