import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const health = endpoint({
  id: 'health',
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
});
