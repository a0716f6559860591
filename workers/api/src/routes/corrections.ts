import type { Slices } from '@marquee/contract';
import { correctEvent, getCorrectableEvent, listVenueEvents, undoCorrections } from '@marquee/domain/corrections';
import type { Verbs } from '../verbs.ts';

export const correctionRoutes: Verbs<Slices['corrections']> = {
  listVenueEvents: (deps, { params, query }, { actor }) => listVenueEvents(deps, actor, params.slug, query.cursor),
  getCorrectableEvent: (deps, { params }, { actor }) => getCorrectableEvent(deps, actor, params.slug, params.event),
  correctEvent: (deps, { params, body }, call) => correctEvent(deps, call, params.slug, params.event, body),
  undoCorrections: (deps, { params, body }, call) => undoCorrections(deps, call, params.slug, params.event, body),
};
