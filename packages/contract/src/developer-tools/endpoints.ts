import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { sentence } from '../sentence.ts';

const count = z.number().int();

/** Diagnostics of Developer Tools; none shows a secret (docs/spec/decisions.md 110, 122). */
export const developerToolsEndpoints = defineEndpoints({
  getDatabaseHealth: {
    method: 'GET',
    path: '/api/admin/database/health',
    access: 'admin',
    summary: 'Whether the database answers, how fast, and what it holds.',
    response: z.object({
      ok: z.boolean(),
      responseMilliseconds: z.number(),
      /** Null where the database does not say. */
      sizeBytes: count.nullable(),
      events: count,
      activeSources: count,
    }),
  },

  getSystemMemory: {
    method: 'GET',
    path: '/api/admin/system/memory',
    access: 'admin',
    summary: 'Starts of isolates, which stand for memory at the edge (docs/spec/decisions.md 118).',
    response: z.object({
      heapUsed: z.null(),
      heapTotal: z.null(),
      note: sentence,
      isolateStarts24h: z.record(z.string(), count),
    }),
  },

  getDebugLogs: {
    method: 'GET',
    path: '/api/admin/debug/logs',
    access: 'admin',
    summary: 'The latest errors by kind and the latest run records, without secrets.',
    response: z.object({
      errors: z.array(
        z.object({ component: z.string(), severity: z.string(), message: z.string(), count, lastAt: z.string() }),
      ),
      runs: z.array(
        z.object({
          kind: z.string(),
          outcome: z.string(),
          startedAt: z.string(),
          milliseconds: count,
          detail: sentence.nullable(),
        }),
      ),
    }),
  },

  testScraping: {
    method: 'GET',
    path: '/api/admin/test-scraping',
    access: 'admin',
    summary: 'Whether sources may be read, and how the last read ended. Reads nothing outside.',
    response: z.object({
      allowed: z.boolean(),
      because: sentence.nullable(),
      lastRead: z.object({ startedAt: z.string(), outcome: z.string(), detail: sentence.nullable() }).nullable(),
      reads24h: count,
      errors24h: count,
    }),
  },

  testImageGeneration: {
    method: 'GET',
    path: '/api/admin/test-image-generation',
    access: 'admin',
    summary: 'Draws one picture and throws it away.',
    response: z.object({
      ok: z.boolean(),
      milliseconds: z.number(),
      bytes: count,
      contentType: z.string().nullable(),
      error: z.string().nullable(),
    }),
  },

  validateConfig: {
    method: 'GET',
    path: '/api/admin/validate-config',
    access: 'admin',
    summary: 'What is configured and what is missing; values of secrets are never read.',
    response: z.object({
      ok: z.boolean(),
      checks: z.array(z.object({ name: z.string(), status: z.enum(['ok', 'missing', 'unknown']), note: z.string() })),
    }),
  },
});
