// Made by scripts/generate-endpoint-table.ts from packages/contract; do not edit.
import type { EndpointId, Level, Method } from '@marquee/contract';

/** Method, path, access, and the seconds that the caller of a trial waits, or, followed by true, that of a long change. */
export type EndpointRow = readonly [Method, string, Level, number?, true?];

/** What the first pages call for JSON; endpoint-table.ts adds the rest. */
export const FIRST_ENDPOINTS = {
  currentUser: ['GET', '/api/user', 'public'],
  listActiveCampaigns: ['GET', '/api/campaigns/active', 'public'],
  batchBoostStatus: ['POST', '/api/events/batch-boost-status', 'public'],
  featuredCities: ['GET', '/api/location/featured-cities', 'public'],
  cityStats: ['GET', '/api/cities/stats', 'public'],
  recentCities: ['GET', '/api/cities/recent', 'public'],
  listEvents: ['GET', '/api/events', 'public'],
  searchEvents: ['GET', '/api/events/search/:term', 'public'],
  getEvent: ['GET', '/api/events/:slug', 'public'],
  readCards: ['GET', '/api/event-cards', 'public'],
  countCategories: ['GET', '/api/categories/counts', 'public'],
  health: ['GET', '/api/health', 'public'],
  getVenue: ['GET', '/api/venues/:slug', 'public'],
} as const satisfies { readonly [I in EndpointId]?: EndpointRow };
