import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';

export const mailEndpoints = defineEndpoints({
  mailStatus: {
    method: 'GET',
    path: '/api/mail',
    access: 'public',
    summary: 'Whether this site can send email.',
    response: z.object({ isSetUp: z.boolean() }),
    cacheSeconds: 60,
  },
});
