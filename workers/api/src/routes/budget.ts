import type { Slices } from '@marquee/contract';
import {
  clearQuota,
  conciergeTokens,
  discoveryTokens,
  quotaStatus,
  tokenBudget,
  updateBudget,
} from '@marquee/domain/budget';
import type { Verbs } from '../verbs.ts';

/** The token budget, and the quota status of the provider. */
export const budgetRoutes: Verbs<Slices['budget']> = {
  getTokenBudget: (deps) => tokenBudget(deps),
  updateTokenBudget: (deps, { body }, caller) => updateBudget(deps, caller, body),
  getDiscoveryTokenUsage: (deps) => discoveryTokens(deps),
  getConciergeTokenUsage: async (deps) => ({
    model: deps.model.name,
    ...(await conciergeTokens(deps, deps.conciergeTokens)),
  }),
  getQuotaStatus: (deps) => quotaStatus(deps),
  clearQuota: (deps, _input, caller) => clearQuota(deps, caller),
};
