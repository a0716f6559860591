import type { Slices } from '@marquee/contract';
import { cityStats, featuredCities, nearbyCities, recentCities, searchCities } from '@marquee/domain/cities';
import type { Verbs } from '../verbs.ts';

export const cityRoutes: Verbs<Slices['cities']> = {
  featuredCities: (deps) => featuredCities(deps),
  searchCities: (deps, { query }) => searchCities(deps, query.query, query.limit),
  nearbyCities: (deps, { body }) => nearbyCities(deps, { latitude: body.lat, longitude: body.lng }, body.radius),
  cityStats: (deps) => cityStats(deps),
  recentCities: (deps, { query }) => recentCities(deps, query.state),
};
