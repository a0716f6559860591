import { z } from 'zod';
import { cityStatus } from '../cities/city.ts';
import { LISTING_LIMIT, LISTING_LIMIT_MAX } from '../defaults.ts';
import { defineEndpoints } from '../endpoint.ts';
import { categoryList, cityQuery, lineField } from '../fields.ts';
import { event, eventDetail } from './event.ts';

/** Listing orders (spec: LIST-07); unknown price and popularity count as 0. */
export const SORTS = ['date-asc', 'date-desc', 'price-asc', 'price-desc', 'popularity'] as const;
export type Sort = (typeof SORTS)[number];

const venueName = lineField(200);

/** A page of events, the cursor of the next page, and the city's status. */
export const eventPage = z.object({
  events: z.array(event),
  nextCursor: z.string().nullable(),
  city: cityStatus,
});

export const eventEndpoints = defineEndpoints({
  listEvents: {
    method: 'GET',
    path: '/api/events',
    access: 'public',
    summary: "A city's coming events, a page at a time.",
    query: z.object({
      ...cityQuery,
      categories: categoryList.default([]),
      /** Spelled as in `countVenues`. */
      venue: venueName.optional(),
      limit: z.coerce.number().int().min(1).max(LISTING_LIMIT_MAX).default(LISTING_LIMIT),
      sort: z.enum(SORTS).default('date-asc'),
      cursor: z.string().max(400).optional(),
    }),
    response: eventPage,
    cacheSeconds: 15,
  },

  searchEvents: {
    method: 'GET',
    path: '/api/events/search/:term',
    access: 'public',
    summary: 'Coming events of a city whose title, description, venue or category contains the term.',
    params: z.object({ term: lineField(100) }),
    query: z.object(cityQuery),
    response: eventPage,
    cacheSeconds: 15,
  },

  getEvent: {
    method: 'GET',
    path: '/api/events/:slug',
    access: 'public',
    summary: 'One event by its slug or id, with all its dates and its evidence.',
    params: z.object({ slug: z.string().min(1).max(200) }),
    response: eventDetail,
    cacheSeconds: 15,
  },

  countCategories: {
    method: 'GET',
    path: '/api/categories/counts',
    access: 'public',
    summary: 'How many coming events a city has in each category.',
    query: z.object(cityQuery),
    response: z.record(z.string(), z.number().int()),
    cacheSeconds: 30,
  },

  countVenues: {
    method: 'GET',
    path: '/api/venues/counts',
    access: 'public',
    summary: 'The venues of a city, or of some categories in it, by name, with how many coming events each has.',
    query: z.object({ ...cityQuery, categories: categoryList.default([]) }),
    response: z.array(z.object({ venue: z.string(), count: z.number().int() })),
    cacheSeconds: 30,
  },
});
