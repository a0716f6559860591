import type { Slices } from '@marquee/contract';
import { countCategories, countVenues, getEvent, listEvents, searchEvents } from '@marquee/domain/events';
import type { Verbs } from '../verbs.ts';

export const eventRoutes: Verbs<Slices['events']> = {
  listEvents: (deps, { query }) => listEvents(deps, query),
  searchEvents: (deps, { params, query }) => searchEvents(deps, { ...params, ...query }),
  getEvent: (deps, { params }) => getEvent(deps, params.slug),
  countCategories: (deps, { query }) => countCategories(deps, query),
  countVenues: (deps, { query }) => countVenues(deps, query),
};
