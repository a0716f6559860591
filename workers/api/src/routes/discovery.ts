import type { Slices } from '@marquee/contract';
import {
  decideCandidate,
  discoveryAnalytics,
  discoveryEngine,
  listCandidates,
  listSessions,
  marqueeDashboard,
  prequalificationMetrics,
  runDiscovery,
  setSafeMode,
  testSite,
  unblockDomain,
} from '@marquee/domain/discovery';
import { noteDecided } from '@marquee/domain/review-queue';
import { thenDispatched } from '../then-dispatched.ts';
import type { Verbs } from '../verbs.ts';

export const discoveryRoutes: Verbs<Slices['discovery']> = {
  runDiscovery: async (deps, { body }, call) => thenDispatched(deps, call, await runDiscovery(deps, call, body)),
  listDiscoverySessions: (deps, { query }) => listSessions(deps, query),
  getDiscoveryEngine: (deps) => discoveryEngine(deps),
  setDiscoverySafeMode: (deps, { body }, caller) => setSafeMode(deps, caller, body),
  listSourceCandidates: (deps, { query }) => listCandidates(deps, query),
  decideSourceCandidate: async (deps, { params, body }, caller) => {
    const along = await noteDecided(deps, caller, { kind: 'candidate', id: params.id, decision: body.decision });
    return decideCandidate(deps, caller, { ...params, ...body }, along);
  },
  getDiscoveryAnalytics: (deps) => discoveryAnalytics(deps),
  getPrequalificationMetrics: (deps) => prequalificationMetrics(deps),
  getMarqueeDashboard: (deps) => marqueeDashboard(deps),
  testPrequalification: (deps, { body }, caller) => testSite(deps, caller, body),
  testMarqueePrequalification: (deps, { body }, caller) => testSite(deps, caller, body),
  unblockDomain: (deps, { body }, caller) => unblockDomain(deps, caller, body),
};
