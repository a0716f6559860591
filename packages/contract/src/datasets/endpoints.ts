import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { dataset, datasetFile } from './dataset.ts';

const params = z.object({ slug: z.string().regex(/^[a-z0-9-]{1,100}$/, 'must be the address of a city') });
const query = z.object({
  /** One of the last nights; without it the latest. */
  night: z.iso.date().optional(),
});

export const datasetEndpoints = defineEndpoints({
  getDataset: {
    method: 'GET',
    path: '/api/cities/:slug/dataset',
    access: 'public',
    isOpen: true,
    summary:
      "About a city's data set of a night: terms, count, SHA-256, its sources and those that are left out; and the other nights that are kept.",
    params,
    query,
    response: dataset.extend({ nights: z.array(datasetFile) }),
    cacheSeconds: 60,
  },

  getDatasetFile: {
    kind: 'document',
    method: 'GET',
    path: '/api/cities/:slug/events.jsonl.gz',
    access: 'public',
    isOpen: true,
    summary:
      "A city's coming events as of a night with the evidence of each source: JSON Lines, compressed with gzip; `/api/cities/{slug}/dataset` has its terms.",
    params,
    query,
    contentTypes: ['application/gzip'],
  },
});
