import type { InputOf, Slices } from '@marquee/contract';
import {
  changeVisibility,
  cityFigures,
  cityHistory,
  decideCity,
  listCitySources,
  listConfiguredCities,
  listDiscoveredCities,
  type SourceAction,
  steerCitySource,
} from '@marquee/domain/city-management';
import { type Message, say, Unavailable } from '@marquee/kernel';
import type { ApiDeps } from '@marquee/platform';
import { voidCopies } from '../copies/void-copies.ts';
import { thenDispatched } from '../then-dispatched.ts';
import type { Call, Verbs } from '../verbs.ts';

const DONE: Record<SourceAction, Message> = {
  activate: say('reply.sourceActivated'),
  deactivate: say('reply.sourcePaused'),
  blacklist: say('reply.sourceBlacklisted'),
  remove: say('reply.sourceRemoved'),
};

type Asked = InputOf<Slices['city-management']['activateCitySource']>;

/** Does one action on a source; jobs that it starts are dispatched at once. */
async function steer(
  deps: ApiDeps,
  action: SourceAction,
  { params, body }: Pick<Asked, 'params' | 'body'>,
  call: Call,
) {
  const source = await steerCitySource(deps, call, params.slug, action, body);
  return thenDispatched(deps, call, { success: true as const, message: DONE[action], source });
}

export const cityManagementRoutes: Verbs<Slices['city-management']> = {
  listConfiguredCities: (deps, { query }) => listConfiguredCities(deps, query),
  listCitySources: (deps, { params, query }) => listCitySources(deps, params.slug, query),
  getCityDetailedStats: (deps, { params }) => cityFigures(deps, params.slug),
  getCityHistory: (deps, { params, query }) => cityHistory(deps, params.slug, query.days),
  getCityStats: (deps, { params }) => cityFigures(deps, params.slug),
  hideCity: async (deps, { params }, call) => {
    const city = await changeVisibility(deps, call, params.slug, 'hidden');
    // Also where it was hidden already: a failed call can be repeated.
    if (!(await voidCopies(deps)))
      throw new Unavailable('the city is hidden, but copies of its answers could not be made void');
    return { success: true, message: say('reply.cityHiddenFromPublicSite'), city };
  },
  showCity: async (deps, { params }, call) => {
    const city = await changeVisibility(deps, call, params.slug, 'live');
    return { success: true, message: say('reply.cityNowLiveVisibleUsers'), city };
  },
  activateCitySource: (deps, input, call) => steer(deps, 'activate', input, call),
  deactivateCitySource: (deps, input, call) => steer(deps, 'deactivate', input, call),
  blacklistCitySource: (deps, input, call) => steer(deps, 'blacklist', input, call),
  removeCitySource: (deps, input, call) => steer(deps, 'remove', input, call),
  listDiscoveredCities: (deps, { query }) => listDiscoveredCities(deps, query),
  approveDiscoveredCity: (deps, { params, body }, call) =>
    decideCity(deps, call, params.id, { status: 'approved', notes: body.notes }),
  rejectDiscoveredCity: (deps, { params, body }, call) =>
    decideCity(deps, call, params.id, { status: 'rejected', notes: body.notes }),
};
