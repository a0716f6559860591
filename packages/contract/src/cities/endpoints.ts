import { z } from 'zod';
import { CITY_SEARCH_LIMIT, DEFAULT_CITY, NEARBY_RADIUS_MILES } from '../defaults.ts';
import { defineEndpoints } from '../endpoint.ts';
import { stateCode } from '../fields.ts';
import { city, networkCity } from './city.ts';

export const cityEndpoints = defineEndpoints({
  featuredCities: {
    method: 'GET',
    path: '/api/location/featured-cities',
    access: 'public',
    isOpen: true,
    summary: 'The live cities, those with the most events first.',
    response: z.array(city),
    cacheSeconds: 60,
  },

  searchCities: {
    method: 'GET',
    path: '/api/location/search',
    access: 'public',
    isOpen: true,
    summary: 'Cities whose name begins with the text; `Name, ST` narrows by state.',
    query: z.object({
      query: z.string().trim().min(2).max(80),
      limit: z.coerce.number().int().min(1).max(20).default(CITY_SEARCH_LIMIT),
    }),
    response: z.array(city),
    cacheSeconds: 60,
  },

  nearbyCities: {
    method: 'POST',
    path: '/api/location/nearby',
    access: 'public',
    summary: 'Cities around a point, supported ones first, then by distance.',
    body: z.object({
      lat: z.number().min(-90).max(90),
      lng: z.number().min(-180).max(180),
      radius: z.number().positive().max(NEARBY_RADIUS_MILES).default(NEARBY_RADIUS_MILES),
    }),
    response: z.array(city),
  },

  cityStats: {
    method: 'GET',
    path: '/api/cities/stats',
    access: 'public',
    isOpen: true,
    summary: 'The network in figures: live cities by state (spec: ENT-011).',
    response: z.object({
      overview: z.object({
        totalCities: z.number().int(),
        totalStates: z.number().int(),
        totalEvents: z.number().int(),
        /** Added in the current calendar month. */
        recentCities: z.number().int(),
      }),
      states: z.array(
        z.object({
          state: z.string(),
          stateFullName: z.string(),
          cityCount: z.number().int(),
          totalEvents: z.number().int(),
          cities: z.array(networkCity),
        }),
      ),
    }),
    cacheSeconds: 60,
  },

  recentCities: {
    method: 'GET',
    path: '/api/cities/recent',
    access: 'public',
    isOpen: true,
    summary: 'Live cities added in the last 90 days: those of the state, then the others by state.',
    query: z.object({ state: stateCode.default(DEFAULT_CITY.state) }),
    response: z.object({
      stateRecent: z.array(networkCity),
      otherStates: z.array(z.object({ state: z.string(), stateFullName: z.string(), cities: z.array(networkCity) })),
    }),
    cacheSeconds: 60,
  },
});
