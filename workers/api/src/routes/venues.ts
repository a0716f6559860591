import type { Slices } from '@marquee/contract';
import {
  countView,
  getManagedVenue,
  getVenue,
  isViewCounted,
  listOwnVenues,
  updateVenue,
} from '@marquee/domain/venues';
import { personOf } from '../person-of.ts';
import type { Verbs } from '../verbs.ts';

export const venueRoutes: Verbs<Slices['venues']> = {
  getVenue: (deps, { params }) => getVenue(deps, params.slug),
  countVenueView: async (deps, { params }, { userAgent, declinesTracking, afterwards }) => {
    const isCounted = isViewCounted({ userAgent, declinesTracking });
    if (isCounted) await afterwards(() => countView(deps, params.slug));
    return { isCounted };
  },
  listOwnVenues: (deps, _input, call) => listOwnVenues(deps, personOf(call)),
  getManagedVenue: (deps, { params }, { actor }) => getManagedVenue(deps, actor, params.slug),
  updateVenue: (deps, { params, body }, call) => updateVenue(deps, call, params.slug, body),
};
