import { endpoints } from '@marquee/contract';
import { cityStats, featuredCities, nearbyCities, recentCities, searchCities } from '@marquee/domain/cities';
import type { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { mount } from '../mount.ts';

export function cityRoutes(app: Hono<AppEnv>): void {
  mount(app, endpoints.featuredCities, (deps) => featuredCities(deps));
  mount(app, endpoints.searchCities, (deps, { query }) => searchCities(deps, query.query, query.limit));
  mount(app, endpoints.nearbyCities, (deps, { body }) =>
    nearbyCities(deps, { latitude: body.lat, longitude: body.lng }, body.radius),
  );
  mount(app, endpoints.cityStats, (deps) => cityStats(deps));
  mount(app, endpoints.recentCities, (deps, { query }) => recentCities(deps, query.state));
}
