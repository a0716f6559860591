import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';

export const serviceEndpoints = defineEndpoints({
  health: {
    method: 'GET',
    path: '/api/health',
    access: 'public',
    summary: 'Whether the service can answer, and what answers.',
    response: z.object({
      status: z.enum(['ok', 'degraded']),
      /** The deployed version, `development` on a laptop. */
      version: z.string(),
      /** One read of the database succeeded. */
      database: z.boolean(),
      time: z.string(),
    }),
  },

  openApiDocument: {
    kind: 'document',
    method: 'GET',
    path: '/api/openapi.json',
    access: 'public',
    summary: 'This API as an OpenAPI 3.1 document.',
    contentTypes: ['application/json'],
  },

  referencePage: {
    kind: 'document',
    method: 'GET',
    path: '/api/docs',
    access: 'public',
    summary: 'This API as a page for people.',
    contentTypes: ['text/html'],
    isOwnPage: true,
  },
});
