import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { pageOf, pageQuery } from '../page.ts';
import { cityCoverage, citySources } from './coverage.ts';

export const coverageEndpoints = defineEndpoints({
  getCitySources: {
    method: 'GET',
    path: '/api/cities/:slug/sources',
    access: 'public',
    isOpen: true,
    summary:
      'What we read in a city: each source with its last answer, what is missing, and how complete we believe we are.',
    params: z.object({ slug: z.string().regex(/^[a-z0-9-]{1,100}$/, 'must be the address of a city') }),
    response: citySources,
    cacheSeconds: 60,
  },

  listCoverage: {
    method: 'GET',
    path: '/api/admin/coverage',
    access: 'admin',
    summary: 'The cities of the network with what is missing in each, and the next best sources to win.',
    query: z.object({ ...pageQuery, limit: z.coerce.number().int().min(1).max(20).default(10) }),
    response: pageOf(cityCoverage),
  },
});
