import { z } from 'zod';
import { CATEGORIES } from '../categories.ts';
import { defineEndpoints } from '../endpoint.ts';
import { cityName, stateCode } from '../fields.ts';

const image = { kind: 'document', method: 'GET', access: 'public', contentTypes: ['image/png'] } as const;

/** Images of 1200 × 630 pixels that other sites show with a link to a page. */
export const previewEndpoints = defineEndpoints({
  getEventPreview: {
    ...image,
    path: '/previews/events/:file',
    summary:
      'The preview image of an event: its title, date and place beside its poster. The file is its slug and `.png`.',
    params: z.object({ file: z.string().max(210) }),
  },

  getListingPreview: {
    ...image,
    path: '/previews/listing.png',
    summary: 'The preview image of the listing of a city that is read, or of one of its categories.',
    query: z.object({
      city: cityName,
      state: stateCode,
      category: z.enum(CATEGORIES).optional(),
    }),
  },

  getSitePreview: {
    ...image,
    path: '/previews/site.png',
    summary: 'The preview image of pages of no city.',
  },
});
