import { endpoints } from '@marquee/contract';
import {
  consolidate,
  listEventSources,
  listMerges,
  listRecurringEvents,
  mergeEvents,
  splitEvent,
  undoMerge,
} from '@marquee/domain/series';
import type { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { mount } from '../mount.ts';

export function seriesRoutes(app: Hono<AppEnv>): void {
  mount(app, endpoints.listRecurringEvents, (deps) => listRecurringEvents(deps));
  mount(app, endpoints.consolidateRecurringEvents, (deps, _input, caller) => consolidate(deps, caller));
  mount(app, endpoints.listMerges, (deps, { query }) => listMerges(deps, query));
  mount(app, endpoints.mergeEvents, (deps, { body }, caller) => mergeEvents(deps, caller, body));
  mount(app, endpoints.undoMerge, (deps, { params }, caller) => undoMerge(deps, caller, params.eventId));
  mount(app, endpoints.listEventSources, (deps, { query }) => listEventSources(deps, query));
  mount(app, endpoints.splitEvent, (deps, { params, body }, caller) =>
    splitEvent(deps, caller, { eventId: params.eventId, sourceId: body.sourceId }),
  );
}
