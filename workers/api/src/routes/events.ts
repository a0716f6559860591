import type { Slices } from '@marquee/contract';
import {
  countCategories,
  countVenues,
  getEvent,
  listEvents,
  readCards,
  searchEvents,
  waysOut,
} from '@marquee/domain/events';
import type { Verbs } from '../verbs.ts';

export const eventRoutes: Verbs<Slices['events']> = {
  listEvents: (deps, { query }) => listEvents(deps, query),
  searchEvents: (deps, { params, query }) => searchEvents(deps, { ...params, ...query }),
  getEvent: (deps, { params }) => getEvent(deps, params.slug),
  readCards: (deps, { query }) => readCards(deps, query.ids),
  countCategories: (deps, { query }) => countCategories(deps, query),
  waysOut: (deps, { query }) => waysOut(deps, query),
  countVenues: (deps, { query }) => countVenues(deps, query),
};
