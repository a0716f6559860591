import { endpoints } from '@marquee/contract';
import { countCategories, countVenues, getEvent, listEvents, searchEvents } from '@marquee/domain/events';
import type { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { mount } from '../mount.ts';

export function eventRoutes(app: Hono<AppEnv>): void {
  mount(app, endpoints.listEvents, (deps, { query }) => listEvents(deps, query));
  mount(app, endpoints.searchEvents, (deps, { params, query }) => searchEvents(deps, { ...params, ...query }));
  mount(app, endpoints.getEvent, (deps, { params }) => getEvent(deps, params.slug));
  mount(app, endpoints.countCategories, (deps, { query }) => countCategories(deps, query));
  mount(app, endpoints.countVenues, (deps, { query }) => countVenues(deps, query));
}
