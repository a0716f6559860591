// Made by scripts/generate-endpoint-table.ts from packages/contract; do not edit.
import type { EndpointId, Method } from '@marquee/contract';

export const ENDPOINT_TABLE: { readonly [I in EndpointId]: readonly [Method, string] } = {
  health: ['GET', '/api/health'],
  listEvents: ['GET', '/api/events'],
  searchEvents: ['GET', '/api/events/search/:term'],
  getEvent: ['GET', '/api/events/:slug'],
  countCategories: ['GET', '/api/categories/counts'],
  featuredCities: ['GET', '/api/location/featured-cities'],
  searchCities: ['GET', '/api/location/search'],
  nearbyCities: ['POST', '/api/location/nearby'],
  cityStats: ['GET', '/api/cities/stats'],
  recentCities: ['GET', '/api/cities/recent'],
  currentUser: ['GET', '/api/user'],
  signIn: ['POST', '/api/login'],
  register: ['POST', '/api/register'],
  signOut: ['POST', '/api/logout'],
  authProviders: ['GET', '/api/auth/providers'],
  devSignIn: ['POST', '/api/dev/sign-in'],
};
