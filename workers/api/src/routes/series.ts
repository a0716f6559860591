import type { Slices } from '@marquee/contract';
import {
  consolidate,
  listEventSources,
  listMerges,
  listRecurringEvents,
  mergeEvents,
  splitEvent,
  undoMerge,
} from '@marquee/domain/series';
import type { Verbs } from '../verbs.ts';

export const seriesRoutes: Verbs<Slices['series']> = {
  listRecurringEvents: (deps) => listRecurringEvents(deps),
  consolidateRecurringEvents: (deps, _input, caller) => consolidate(deps, caller),
  listMerges: (deps, { query }) => listMerges(deps, query),
  mergeEvents: (deps, { body }, caller) => mergeEvents(deps, caller, body),
  undoMerge: (deps, { params }, caller) => undoMerge(deps, caller, params.eventId),
  listEventSources: (deps, { query }) => listEventSources(deps, query),
  splitEvent: (deps, { params, body }, caller) =>
    splitEvent(deps, caller, { eventId: params.eventId, sourceId: body.sourceId }),
};
