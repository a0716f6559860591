import type { Slices } from '@marquee/contract';
import {
  cityExpansion,
  expansionSettingsOf,
  expansionStatus,
  growthAnalytics,
  listRuns,
  nextCities,
  requestExpansion,
  setExpansionSettings,
} from '@marquee/domain/expansion';
import { thenDispatched } from '../then-dispatched.ts';
import type { Verbs } from '../verbs.ts';

export const expansionRoutes: Verbs<Slices['expansion']> = {
  getExpansionStatus: (deps) => expansionStatus(deps),
  listNextCities: (deps) => nextCities(deps),
  listExpansionRuns: (deps, { query }) => listRuns(deps, query),
  getExpansionSettings: (deps) => expansionSettingsOf(deps),
  setExpansionSettings: (deps, { body }, caller) => setExpansionSettings(deps, caller, body),
  triggerExpansion: async (deps, { body }, call) =>
    thenDispatched(deps, call, await requestExpansion(deps, call, body)),
  getGrowthAnalytics: (deps) => growthAnalytics(deps),
  getCityExpansion: (deps) => cityExpansion(deps),
};
