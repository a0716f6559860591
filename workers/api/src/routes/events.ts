import type { Slices } from '@marquee/contract';
import {
  countCategories,
  countVenues,
  fewerFilters,
  getEvent,
  listEvents,
  readCards,
  searchEvents,
} from '@marquee/domain/events';
import { whoCounts } from '../counting/who-counts.ts';
import type { Verbs } from '../verbs.ts';

export const eventRoutes: Verbs<Slices['events']> = {
  listEvents: (deps, { query }) => listEvents(deps, query),
  searchEvents: (deps, { params, query }) => searchEvents(deps, { ...params, ...query }),
  countEventOpen: async (deps, { params }, call) => {
    const who = call.declinesTracking ? null : await whoCounts(deps, call);
    if (who) await deps.counts.send([{ ...who, kind: 'open', eventId: params.id }]);
    return { isCounted: who !== null };
  },
  getEvent: (deps, { params }) => getEvent(deps, params.slug),
  readCards: (deps, { query }) => readCards(deps, query.ids),
  countCategories: (deps, { query }) => countCategories(deps, query),
  fewerFilters: (deps, { query }) => fewerFilters(deps, query),
  countVenues: (deps, { query }) => countVenues(deps, query),
};
